/** Shows a product's second buy button, in a bar at the lower edge, while the first is out of view. Works before hydration. */

/** Height of the page's header, which covers what is below it. */
const header = 64;

/**
 * @param bar names the form by `data-buy-bar`
 * @returns stops watching
 */
export function watchBuyBar(bar: HTMLElement): () => void {
  const form = document.getElementById(bar.dataset['buyBar'] ?? '');
  const button = form?.querySelector('[type=submit]');
  if (!button || typeof IntersectionObserver === 'undefined') return () => undefined;
  const observer = new IntersectionObserver(
    entries => {
      bar.hidden = entries.at(-1)?.isIntersecting !== false;
    },
    { rootMargin: `-${header}px 0px 0px` },
  );
  observer.observe(button);
  return () => observer.disconnect();
}
