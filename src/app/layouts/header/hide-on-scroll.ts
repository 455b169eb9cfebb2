/** Takes the header out of the way on the way down and brings it back on the way up (R-A11Y-6). CSS does the moving, and keeps it while the keyboard is in it. */

/** Smaller movements are a trembling hand, px. */
const tremble = 8;

/** Whatever hangs below the bar would be carried off with it. */
const isOpen = (bar: HTMLElement): boolean =>
  bar.querySelector('[open], [aria-expanded="true"], nav [data-item]:hover') !== null;

/** Where the content begins, px: nothing hides before it has come to the top (R-A11Y-6). */
function contentTop(): number {
  const main = document.getElementById('main');
  return main ? main.offsetTop + Number.parseFloat(getComputedStyle(main).paddingTop || '0') : 0;
}

/** Sets `data-hidden` on the bar; returns what stops it. */
export function hideOnScroll(bar: HTMLElement): () => void {
  let last = window.scrollY;
  let frame = 0;
  const judge = () => {
    frame = 0;
    const now = window.scrollY;
    if (Math.abs(now - last) < tremble) return;
    bar.toggleAttribute('data-hidden', now > last && now > contentTop() && !isOpen(bar));
    last = now;
  };
  const onScroll = () => {
    frame ||= requestAnimationFrame(judge);
  };
  addEventListener('scroll', onScroll, { passive: true });
  return () => {
    removeEventListener('scroll', onScroll);
    cancelAnimationFrame(frame);
  };
}
