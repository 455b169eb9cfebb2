/** Takes the header out of the way on the way down and brings it back on the way up (spec 1 §4). CSS does the moving, and keeps it while it has the focus. */

/** Nothing hides near the top of the page, px. */
const calmZone = 240;
/** Smaller movements are a trembling hand, px. */
const tremble = 8;

/** Sets `data-hidden` on the bar; returns what stops it. */
export function hideOnScroll(bar: HTMLElement): () => void {
  let last = window.scrollY;
  let frame = 0;
  const judge = () => {
    frame = 0;
    const now = window.scrollY;
    if (Math.abs(now - last) < tremble) return;
    bar.toggleAttribute('data-hidden', now > last && now > calmZone);
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
