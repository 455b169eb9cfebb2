/** Speaks through the region that stands behind every page; politely, and never twice the same text in a row unheard. */

/** @param text one of the region's own, which the server has written in the page's language; empty says nothing. */
export function say(text: 'loading' | 'saved' | null): void {
  const region = document.getElementById('shell-status');
  if (region) region.textContent = text ? (region.dataset[`${text}Text`] ?? '') : '';
}
