// Set the theme before anything is drawn, so that the page never flashes in the wrong one.
"use strict";
{
  const wish = matchMedia("(prefers-color-scheme: light)");
  const chosen = () => {
    try {
      return localStorage.getItem("deckwright-theme") || "auto";
    } catch {
      return "auto";
    }
  };
  const apply = () => {
    const theme = chosen();
    document.documentElement.dataset.theme = theme === "auto" ? (wish.matches ? "light" : "dark") : theme;
  };
  wish.addEventListener("change", apply);
  window.addEventListener("deckwright-theme", apply);
  apply();
}
