"""Whether everything that can be chosen can be reached by a finger: seen, scrolled to, or behind a fold that is lit."""

from __future__ import annotations

from playwright.sync_api import Page

_UNREACHED = """() => {
    const drawn = e => e.getClientRects().length > 0 && e.checkVisibility({ visibilityProperty: true });
    const hit = e => {
        e.scrollIntoView({ block: 'center', inline: 'center' });
        const b = e.getBoundingClientRect();
        return [[.5, .5], [.5, .2], [.5, .8], [.2, .5], [.8, .5], [.5, .95], [.15, .9]]
            .some(([x, y]) => e.contains(document.elementFromPoint(b.left + b.width * x, b.top + b.height * y)));
    };
    const foldOf = e => {
        const held = e.parentElement?.closest('[id]');
        if (!held) return null;
        const fold = document.querySelector(`[data-unfold="${CSS.escape(held.id)}"]`);
        return fold && drawn(fold) ? fold : foldOf(held);
    };
    const unfolded = e => {
        const fold = foldOf(e);
        if (!fold || !fold.classList.contains('lit')) return false;
        fold.click();
        const found = drawn(e) && hit(e);
        fold.click();
        return found;
    };
    const all = [...document.querySelectorAll('#choices [data-choice]')];
    const slid = [...document.querySelectorAll('[data-amounts], [data-deal]')].filter(drawn)
        .flatMap(box => (box.dataset.amounts ?? box.dataset.shares).split(' '));
    const targets = [...document.querySelectorAll('[data-do]')].filter(e => !e.closest('#choices'));
    const missing = all.filter(({ dataset: { choice } }) => {
        if (slid.includes(choice)) return false;
        const mine = targets.filter(e => e.dataset.do.split(' ').includes(choice));
        return !mine.filter(drawn).some(hit) && !mine.some(unfolded);
    });
    return missing.map(b => b.textContent.trim());
}"""


def unreached(page: Page) -> list[str]:
    """The choices of the question that no tap leads to, in words; the list of all choices does not count."""
    found: list[str] = page.evaluate(_UNREACHED)
    return found
