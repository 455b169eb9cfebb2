/** Sends a report to our own collector, the only destination. Callers do not wait for the result. */
const address = '/telemetry';

/** @param isLast the page is being unloaded: the browser still has to send the report. */
export function sendReport(body: string, isLast = false): void {
  if (isLast && navigator.sendBeacon(address, body)) return;
  // No cookies: reports must not identify the visitor.
  fetch(address, { method: 'POST', body, credentials: 'omit', keepalive: isLast }).catch(() => undefined);
}
