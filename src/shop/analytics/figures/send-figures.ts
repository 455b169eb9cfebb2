/**
 * Sends what was counted to the shop itself; the request outlives the page, and carries no cookie where the browser allows it.
 * @param onRefused is called when the shop has not taken it, if the page is still there
 */
export function sendFigures(body: string, onRefused: () => void): void {
  if ('keepalive' in Request.prototype)
    fetch('/figures', { method: 'POST', body, credentials: 'omit', keepalive: true })
      .then(({ ok }) => ok || onRefused())
      .catch(onRefused);
  else if (!navigator.sendBeacon('/figures', body)) onRefused();
}
