/** Speaks through the region that stands behind every page; politely. Its words are the region's own: the server has written them in the page's language. */
export function announceSaved(): void {
  const region = document.getElementById('shell-status');
  if (region) region.textContent = region.dataset['savedText'] ?? '';
}
