/** After a client-side navigation: sets the title, moves the focus and announces the page once. */
export function announcePage(title: string): void {
  document.title = title;
  const target =
    document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
  if (target) {
    target.tabIndex = -1;
    target.focus({ preventScroll: true });
  }
  announce(title);
}

/** After another view of the same page: keeps the focus and announces the result. */
export function announceView(title: string): void {
  document.title = title;
  announce(document.querySelector<HTMLElement>('[data-announce]')?.dataset['announce'] ?? title);
}

/** Appends a non-breaking space to repeated text, because screen readers ignore an unchanged live region. */
function announce(text: string): void {
  const region = document.getElementById('page-announcer');
  if (region) region.textContent = region.textContent === text ? `${text}\u00a0` : text;
}
