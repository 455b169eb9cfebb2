/** Handles navigation from a page in one place: links, GET forms and selects that submit themselves. */
import { pathOfClick, pathOfForm } from '#app/navigation/link-clicks.ts';

/**
 * @param navigate goes to a page of this shop.
 * @param waits whether the widget around the element is not hydrated yet.
 */
export function followLinks(
  navigate: (href: string, by: Element) => void,
  waits: (element: Element) => boolean,
): void {
  const followLink = (event: MouseEvent) => {
    const path = pathOfClick(event);
    if (path === null) return;
    event.preventDefault();
    navigate(path, event.target as Element);
  };
  document.addEventListener('click', followLink);
  // React stops clicks inside a widget that is not hydrated from bubbling, so its links are followed in the capture phase.
  document.addEventListener(
    'click',
    event => {
      if (event.target instanceof Element && waits(event.target)) followLink(event);
    },
    true,
  );
  document.addEventListener('submit', event => {
    const path = pathOfForm(event);
    if (path === null) return;
    event.preventDefault();
    navigate(path, event.target as Element);
  });
  document.addEventListener(
    'change',
    ({ target }) => {
      if (target instanceof HTMLSelectElement && 'submits' in target.dataset) target.form?.requestSubmit();
    },
    true,
  );
}
