/** The one way out: our own collector. Nobody waits for it, and nothing depends on it. */
const address = '/telemetry';

/** @param isLast the page is being left: the browser still sends the report. */
export function sendReport(body: string, isLast = false): void {
  if (isLast && navigator.sendBeacon(address, body)) return;
  // No cookies: reports must not identify the visitor.
  fetch(address, { method: 'POST', body, credentials: 'omit', keepalive: isLast }).catch(() => undefined);
}
