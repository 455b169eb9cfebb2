/** Tells the address which page of the list is the last in sight: nothing is loaded, nothing scrolls. */
export function rememberPage(href: string): void {
  history.replaceState(history.state, '', href);
  // What watches the address has not brought it here.
  dispatchEvent(new Event('atv-address'));
}
