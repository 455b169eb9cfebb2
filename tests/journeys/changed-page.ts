/** What browsers and extensions do to a page that is not theirs. Runs in the page: each function must be self-contained. */

/**
 * Translates as Chromium does: each text is replaced by nested `font` elements, also texts that appear later. The "other
 * language" adds a soft hyphen, which locators do not see.
 */
export function translateEverything(): void {
  const untouched = new Set(['SCRIPT', 'STYLE', 'TEXTAREA', 'NOSCRIPT', 'TITLE', 'FONT']);
  const translate = (root: Node) => {
    const texts: Text[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    if (root instanceof Text) texts.push(root);
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      const parent = text.parentElement;
      if (!parent || untouched.has(parent.tagName) || !text.data.trim() || parent.closest('svg')) continue;
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      inner.textContent = `${text.data}\u00ad`;
      outer.append(inner);
      text.replaceWith(outer);
    }
  };
  const start = () => {
    document.documentElement.classList.add('translated-ltr');
    translate(document.body);
    new MutationObserver(records => {
      for (const { addedNodes } of records)
        for (const node of addedNodes) if (node.isConnected) translate(node);
    }).observe(document.body, { childList: true, subtree: true });
  };
  if (document.readyState === 'complete') start();
  else addEventListener('load', start);
}

/** Adds elements of its own everywhere, and attributes to what is there, as password managers and writing aids do. */
export function insertElements(): void {
  const insert = () => {
    const places =
      'header, header > *, main, main > *, footer, footer > *, form, [data-widget], [data-widget] > *';
    for (const [index, place] of document.querySelectorAll(places).entries()) {
      if (place.querySelector(':scope > .of-an-extension')) continue;
      const added = document.createElement(index % 2 ? 'div' : 'button');
      added.className = 'of-an-extension';
      added.setAttribute('aria-hidden', 'true');
      added.setAttribute('style', 'display:none');
      if (index % 3) place.prepend(added);
      else place.append(added);
    }
    for (const control of document.querySelectorAll('input, button, a'))
      control.setAttribute('data-lpignore', '1');
  };
  addEventListener('DOMContentLoaded', insert);
  addEventListener('load', insert);
}
