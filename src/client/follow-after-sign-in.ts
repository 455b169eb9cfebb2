/** Every way on from a page, heard in one place: links, forms that ask for a page, choices that submit themselves. */
import { pathOfClick, pathOfForm } from '#app/navigation/link-clicks.ts';

/**
 * @param navigate goes to a page of ours.
 * @param waits whether the widget around the element does not hear yet.
 */
export function followAfterSignIn(
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
  // React lets no click out of a widget that still waits: its links are followed on the way in.
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
