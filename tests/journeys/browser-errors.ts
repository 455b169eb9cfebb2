/** Collects browser errors: console messages, page errors, CSP reports and failed requests to the shop. */
import type { BrowserContext, ConsoleMessage, Request } from '@playwright/test';

export interface BrowserErrors {
  /** Marks matching messages as expected. */
  allow(...patterns: RegExp[]): void;
  unexpected(): string[];
}

const reportedTypes = new Set(['error', 'warning', 'assert']);

/** Requests that a navigation aborts are not failures. */
const abortErrors = new Set(['net::ERR_ABORTED', 'NS_BINDING_ABORTED']);

export async function collectBrowserErrors(context: BrowserContext, origin: string): Promise<BrowserErrors> {
  const messages: string[] = [];
  // Playwright blocks service workers in all journeys but their own.
  const allowed: RegExp[] = [
    /Service Worker registration blocked by Playwright/,
    // Of the journeys without pictures.
    /not used because image loading is disabled/,
  ];
  const isToShop = (request: Request) => request.url().startsWith(origin);

  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', event => {
      const { violatedDirective, blockedURI, sourceFile, lineNumber } = event;
      console.error(`policy: ${violatedDirective} blocked ${blockedURI} in ${sourceFile}:${lineNumber}`);
    });
  });
  context.on('console', (message: ConsoleMessage) => {
    if (reportedTypes.has(message.type()))
      messages.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', failure => {
    const { name, message, stack } = failure.error();
    // A rejection that comes from the browser itself has an empty stack.
    messages.push(`page error: ${stack || `${name}: ${message}`}`);
  });
  context.on('request', request => {
    if (request.url().endsWith('/csp-report')) messages.push(`policy report: ${request.postData() ?? ''}`);
  });
  context.on('requestfailed', request => {
    const reason = request.failure()?.errorText ?? '';
    if (isToShop(request) && !abortErrors.has(reason))
      messages.push(`request failed: ${request.url()} ${reason}`);
  });
  context.on('response', response => {
    if (isToShop(response.request()) && response.status() >= 400)
      messages.push(`response ${response.status()}: ${response.url()}`);
  });

  return {
    allow: (...patterns) => void allowed.push(...patterns),
    unexpected: () => messages.filter(text => !allowed.some(pattern => pattern.test(text))),
  };
}
