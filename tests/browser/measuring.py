"""Measures of a table, of any game, in any window: what is covered, beyond the edge, too small, out of sight."""

from __future__ import annotations

from playwright.sync_api import Page

LEAST_TEXT = 9.0  # pixels: whatever is smaller nobody reads
READABLE = 12.0  # pixels: whatever is smaller takes pains
WIDE = 80  # pixels: on narrower cards a long sentence may end in dots

_MEASURE = """least => {
    const PANELS = '.foe, .board, .shared, .area-play, .area-hand, #question, #log-panel, #zoom, #thumb, .table-head';
    const NAMES = '.name, .spell-name, .relic-name, .breach-name, .costs, .who, .treasure-name';
    const found = [];
    const told = e => `${e.tagName.toLowerCase()}.${[...e.classList].join('.')} ${
        e.textContent.replaceAll('\\u00ad', '').trim().replace(/\\s+/g, ' ').slice(0, 30)}`;
    const drawn = e => e.checkVisibility({ visibilityProperty: true, opacityProperty: true })
        && e.getClientRects().length && !e.closest('.sr') && !e.closest('dialog');
    const middle = e => { const b = e.getBoundingClientRect(); return [b.left + b.width / 2, b.top + b.height / 2]; };
    const same = (e, hit) => hit && (e.contains(hit) || hit.contains(e) || e.closest(PANELS) === hit.closest(PANELS));
    const spots = e => { const b = e.getBoundingClientRect();
        return [[.5, .5], [.5, .2], [.5, .8], [.2, .5], [.8, .5]]
            .map(([x, y]) => [b.left + b.width * x, b.top + b.height * y]); };

    const page = document.scrollingElement;
    if (page.scrollWidth > innerWidth) found.push(`the page is ${page.scrollWidth} wide in a window of ${innerWidth}`);
    const high = page.scrollHeight;
    if (high > innerHeight) found.push(`the page is ${high} high in a window of ${innerHeight}`);

    for (const e of document.querySelectorAll('.area-board > *')) {
        const over = e.getBoundingClientRect().right - e.parentElement.getBoundingClientRect().right;
        if (over > 1) found.push(`${told(e)} hangs out of my board by ${over}`);
    }

    const scrollers = [...document.querySelectorAll('#felt, #table, [data-zone]')];
    const rest = scrollers.map(s => [s, s.scrollLeft, s.scrollTop]);
    const back = () => { for (const [s, x, y] of rest) { s.scrollLeft = x; s.scrollTop = y; } };

    for (const e of document.querySelectorAll(`:is(#felt, #question) [data-do], #felt :is(${NAMES})`)) {
        if (!drawn(e)) continue;
        e.scrollIntoView({ block: 'center', inline: 'center' });
        const hit = document.elementFromPoint(...middle(e));
        if (!same(e, hit)) found.push(`${told(e)} lies under ${hit ? told(hit) : 'nothing: outside the window'}`);
        else if (e.dataset.do && !spots(e).some(([x, y]) => e.contains(document.elementFromPoint(x, y))))
            found.push(`${told(e)} cannot be hit`);
    }
    back();

    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const small = new Set();
    while (walker.nextNode()) {
        const e = walker.currentNode.parentElement;
        if (!walker.currentNode.data.trim() || !drawn(e)) continue;
        const scale = e.ownerSVGElement ? e.getScreenCTM().a : 1;
        const size = parseFloat(getComputedStyle(e).fontSize) * scale;
        if (size < least) small.add(`${told(e)} is ${size.toFixed(1)} px high`);
    }
    return [...found, ...small];
}"""

_AT_REST = """() => {
    const lie = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 3
        && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 5;
    const boxes = '.area-hand .card, .area-hand .pile-name, .area-board';
    const below = [...document.querySelectorAll(boxes)].filter(e => e.checkVisibility());
    const above = [...document.querySelectorAll(
        '.foe, .others .board, .market .card, .ward, .ward .card, .area-play :is(.slot, .costs, .card), .die')]
        .filter(e => e.checkVisibility() && e.getClientRects().length);
    const felt = document.querySelector('#felt');
    const found = [];
    const over = felt.scrollHeight - felt.clientHeight;
    if (over > 3) found.push(`the table scrolls by ${over}`);
    const edge = felt.getBoundingClientRect();
    for (const e of document.querySelectorAll('.market .card, .supplies .card')) {
        const b = e.getBoundingClientRect();
        if (getComputedStyle(e.closest('.row')).overflowX === 'auto') continue;
        if (b.width && (b.left < edge.left || b.right > edge.right)) found.push(`${e.id} reaches beyond the table`);
    }
    const pieces = '.who, .own, .count, .skills .card';
    for (const board of document.querySelectorAll('#felt .board')) {
        const b = board.getBoundingClientRect();
        const inside = [...board.querySelectorAll(pieces)].filter(e => e.checkVisibility() && e.getClientRects().length
            && !e.parentElement.closest(pieces));
        for (const [i, one] of inside.entries()) {
            const a = one.getBoundingClientRect();
            if (a.right > b.right + 3 || a.bottom > b.bottom + 6) found.push(`${one.className} hangs out of its board`);
            for (const other of inside.slice(i + 1)) if (lie(a, other.getBoundingClientRect()))
                found.push(`${one.className} and ${other.className} of one board lie over each other`);
        }
    }
    for (const kit of document.querySelectorAll('.mages .kit')) {
        const held = kit.checkVisibility() && kit.querySelector('.cards-of .card');
        if (held && lie(kit.querySelector('.slot:last-child').getBoundingClientRect(), held.getBoundingClientRect()))
            found.push('the cards of a mage lie over the breaches');
    }
    for (const one of above) for (const other of below) {
        if (lie(one.getBoundingClientRect(), other.getBoundingClientRect()))
            found.push(`${one.className} and ${other.className} lie over each other`);
    }
    return found;
}"""

_CUT_OFF = """([least, wide]) => {
    const COMING = '.unleash, .threat .what, .threat .toll';
    const SAID = `.who, .card > .name, .gain, .pile-name, .button, .question h2, .gauge b, .purse b, .count b, .chip, \
        ${COMING}`;
    const found = new Set();
    const told = e => `${[...e.classList].join('.') || e.tagName} ${
        e.textContent.replaceAll('\\u00ad', '').trim().replace(/\\s+/g, ' ').slice(0, 30)}`;
    const drawn = e => e.checkVisibility({ visibilityProperty: true, opacityProperty: true })
        && e.getClientRects().length && !e.closest('.sr, dialog, .spent') && getComputedStyle(e).clipPath === 'none';
    for (const e of document.querySelectorAll(SAID)) {
        if (!drawn(e) || !e.textContent.trim()) continue;
        if (e.matches('.gain') && e.closest('.card').clientWidth < wide) continue;
        if (e.matches(COMING) && e.closest('.brief')) continue;
        const hides = getComputedStyle(e).overflow !== 'visible';
        if (hides && e.scrollWidth > e.clientWidth + 1) found.add(`${told(e)} is cut off at its side`);
        if (hides && e.scrollHeight > e.clientHeight + 3) found.add(`${told(e)} is cut off below`);
    }
    for (const e of document.querySelectorAll('.who .player')) {
        if (!drawn(e) || !e.firstChild) continue;
        for (const { 0: word, index } of e.textContent.matchAll(/\\S+/g)) {
            const range = new Range();
            range.setStart(e.firstChild, index);
            range.setEnd(e.firstChild, index + word.length);
            if (new Set([...range.getClientRects()].map(box => Math.round(box.top))).size > 1)
                found.add(`${told(e)} is broken in the middle of a word`);
        }
    }
    for (const e of document.querySelectorAll('#question .button:is(.primary, .close)')) {
        if (!drawn(e)) continue;
        const b = e.getBoundingClientRect();
        const shown = y => e.contains(document.elementFromPoint(b.left + b.width / 2, y));
        if (!shown(b.top + 4) || !shown(b.bottom - 4)) found.add(`${told(e)} is not shown whole`);
    }
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
        const e = walker.currentNode.parentElement;
        if (!walker.currentNode.data.trim() || !drawn(e) || e.closest('svg, [aria-hidden]')) continue;
        const size = parseFloat(getComputedStyle(e).fontSize);
        if (size < least) found.add(`${told(e)} is ${size.toFixed(1)} px high`);
    }
    return [...found];
}"""

# What can be chosen on the table and is not listed in the question as well.
_ASKED = """
    const drawn = e => e.getClientRects().length > 0;
    const choices = e => e.dataset.do.split(' ');
    const listed = new Set([...document.querySelectorAll('#question [data-do]')]
        .filter(e => drawn(e) && !e.closest('#choices')).flatMap(choices));
    const asked = [...document.querySelectorAll('#felt [data-do]')].filter(e => choices(e).some(c => !listed.has(c)));
"""

_OUT_OF_SIGHT = f"""() => {{{_ASKED}
    const seen = asked.filter(drawn).filter(e => {{ const b = e.getBoundingClientRect();
        const hit = document.elementFromPoint(b.left + b.width / 2, b.top + b.height / 2); return e.contains(hit); }});
    return asked.length && !seen.length ? asked.map(e => e.className) : [];
}}"""


_BEHIND = f"""besides => {{{_ASKED}
    const question = document.querySelector('#question.mine').getBoundingClientRect();
    const top = document.querySelector('#table').getBoundingClientRect().top;
    const boxes = asked.filter(e => drawn(e) && !e.closest('.area-hand, .area-board, .ward'))
        .map(e => e.closest('[data-whole]') ?? e)
        .concat(besides ? [...document.querySelectorAll(besides)] : []).map(e => e.getBoundingClientRect());
    const [first, last] = [Math.min(...boxes.map(b => b.top)), Math.max(...boxes.map(b => b.bottom))];
    if (!boxes.length || last - first > question.top - top) return [];
    return first < top - 1 || last > question.top + 1
        ? [`${{first}} to ${{last}} between ${{top}} and ${{question.top}}`] : [];
}}"""

_COVERED = """where => [...document.querySelectorAll(where)].filter(e => e.getClientRects().length).filter(e => {
    const b = e.getBoundingClientRect();
    return !e.contains(document.elementFromPoint(b.left + b.width / 2, b.top + b.height / 2));
}).map(e => `${e.className}: ${e.title}`)"""

_CUT = """where => [...document.querySelectorAll(where)]
    .filter(e => e.checkVisibility() && e.getClientRects().length && e.textContent.trim())
    .filter(e => e.scrollHeight > e.clientHeight + 2 || e.scrollWidth > e.clientWidth + 2)
    .map(e => `${e.className}: ${e.textContent.replaceAll('\\u00ad', '').trim().replace(/\\s+/g, ' ')}`)"""


def settle(page: Page) -> None:
    """Wait until the page has been laid out for its window."""
    page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")


def out_of_sight(page: Page) -> list[str]:
    """What can be chosen on the table, if none of it is to be seen and the question does not list it."""
    found: list[str] = page.evaluate(_OUT_OF_SIGHT)
    return found


def behind(page: Page, besides: str = "") -> list[str]:
    """How far what can be chosen on a phone, and what is named besides, reaches behind the question or beyond the top,
    though there is room for all of it."""
    found: list[str] = page.evaluate(_BEHIND, besides)
    return found


def faults(page: Page) -> list[str]:
    """What somebody cannot read or reach, even by scrolling: covered, beyond the edge, too small."""
    found: list[str] = page.evaluate(_MEASURE, LEAST_TEXT)
    return found


def cut_off(page: Page) -> list[str]:
    """Names, numbers and words of which a part is not shown, and whatever is too small to be read at ease.

    Where nothing else helps (`brief`) a table may cut what a nemesis will do: a click shows all of it.
    """
    found: list[str] = page.evaluate(_CUT_OFF, [READABLE, WIDE])
    return found


def crowding(page: Page) -> list[str]:
    """What does not fit into the window as it is, without scrolling."""
    found: list[str] = page.evaluate(_AT_REST)
    return found


def covered(page: Page, where: str) -> list[str]:
    """Of these things, those that lie under something else or beyond the window as it is, without scrolling."""
    found: list[str] = page.evaluate(_COVERED, where)
    return found


def cut_short(page: Page, where: str) -> list[str]:
    """Of these boxes, those whose words do not fit in."""
    found: list[str] = page.evaluate(_CUT, where)
    return found
