/** After a navigation without a document: the title, the focus and one announcement (faults K12). */
export function announcePage(title: string): void {
  document.title = title;
  const target =
    document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
  if (target) {
    target.tabIndex = -1;
    target.focus({ preventScroll: true });
  }
  const region = document.getElementById('page-announcer');
  if (region) region.textContent = title;
}
