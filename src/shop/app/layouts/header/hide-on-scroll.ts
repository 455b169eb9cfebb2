/** Hides the header when scrolling down and shows it when scrolling up (R-A11Y-6). CSS animates it and keeps it visible while it contains the focus. */

/** Smaller movements are ignored, px. */
const minDistance = 8;

/** An open menu below the bar would move away with it. */
const isOpen = (bar: HTMLElement): boolean =>
  bar.querySelector('[open], [aria-expanded="true"], nav [data-item]:hover') !== null;

/** Top of the content, px: the header stays visible until the content has reached the top (R-A11Y-6). */
function contentTop(): number {
  const main = document.getElementById('main');
  return main ? main.offsetTop + Number.parseFloat(getComputedStyle(main).paddingTop || '0') : 0;
}

/**
 * Sets `data-hidden` on the bar.
 * @returns stops.
 */
export function hideOnScroll(bar: HTMLElement): () => void {
  let lastPosition = window.scrollY;
  let frame = 0;
  const update = () => {
    frame = 0;
    const now = window.scrollY;
    if (Math.abs(now - lastPosition) < minDistance) return;
    bar.toggleAttribute('data-hidden', now > lastPosition && now > contentTop() && !isOpen(bar));
    lastPosition = now;
  };
  const onScroll = () => {
    frame ||= requestAnimationFrame(update);
  };
  addEventListener('scroll', onScroll, { passive: true });
  return () => {
    removeEventListener('scroll', onScroll);
    cancelAnimationFrame(frame);
  };
}
