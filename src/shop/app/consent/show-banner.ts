/** Shows the cookie banner of the server's HTML; the application hides it once a choice is stored. */
export function showBanner(): void {
  const banner = document.getElementById('consent');
  if (banner) banner.hidden = false;
}
