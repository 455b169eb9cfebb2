/** Fills the bar that says that there is no connection, and empties it. Needs no application (R-SHELL-10). */
export function watchConnection(): void {
  const bar = document.getElementById('offline');
  if (!bar) return;
  const update = () => {
    bar.textContent = navigator.onLine ? '' : (bar.dataset['text'] ?? '');
  };
  addEventListener('online', update);
  addEventListener('offline', update);
  update();
}
