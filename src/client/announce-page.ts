/** After a navigation without a document: the title, the focus and one announcement. */
export function announcePage(title: string): void {
  document.title = title;
  const target =
    document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
  if (target) {
    target.tabIndex = -1;
    target.focus({ preventScroll: true });
  }
  say(title);
}

/** After another view of the same page: who reads stays where they are and hears what came of it. */
export function announceView(title: string): void {
  document.title = title;
  say(document.querySelector<HTMLElement>('[data-announce]')?.dataset['announce'] ?? title);
}

/** Equal words twice are heard twice. */
function say(words: string): void {
  const region = document.getElementById('page-announcer');
  if (region) region.textContent = region.textContent === words ? `${words}\u00a0` : words;
}
