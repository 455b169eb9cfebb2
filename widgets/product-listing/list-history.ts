/** Writes the last visible page of the list into the URL, without loading or scrolling. */
export function rememberPage(href: string): void {
  history.replaceState(history.state, '', href);
  // replaceState fires no event, so URL observers are notified here.
  dispatchEvent(new Event('atv-address'));
}
