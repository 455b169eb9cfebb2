/** Announces politely, in the live region of every page, that a choice was saved. The server has rendered the text into the region in the page's language. */
export function announceSaved(): void {
  const region = document.getElementById('shell-status');
  if (region) region.textContent = region.dataset['savedText'] ?? '';
}
