/** Collects browser errors: console messages, page errors, CSP reports and failed requests to the shop. */
import type { BrowserContext, ConsoleMessage, Request } from '@playwright/test';

export interface Complaints {
  /** Marks matching messages as expected. */
  allow(...patterns: RegExp[]): void;
  unexpected(): string[];
}

const loud = new Set(['error', 'warning', 'assert']);

/** Requests that a navigation aborts are not failures. */
const ended = new Set(['net::ERR_ABORTED', 'NS_BINDING_ABORTED']);

export async function hearComplaints(context: BrowserContext, origin: string): Promise<Complaints> {
  const heard: string[] = [];
  // Playwright blocks service workers in all journeys but their own.
  const allowed: RegExp[] = [/Service Worker registration blocked by Playwright/];
  const ours = (request: Request) => request.url().startsWith(origin);

  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', event => {
      const { violatedDirective, blockedURI, sourceFile, lineNumber } = event;
      console.error(`policy: ${violatedDirective} stopped ${blockedURI} in ${sourceFile}:${lineNumber}`);
    });
  });
  context.on('console', (message: ConsoleMessage) => {
    if (loud.has(message.type()))
      heard.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', failure => void heard.push(`page error: ${failure.error().message}`));
  context.on('request', request => {
    if (request.url().endsWith('/csp-report')) heard.push(`policy report: ${request.postData() ?? ''}`);
  });
  context.on('requestfailed', request => {
    const why = request.failure()?.errorText ?? '';
    if (ours(request) && !ended.has(why)) heard.push(`request failed: ${request.url()} ${why}`);
  });
  context.on('response', response => {
    if (ours(response.request()) && response.status() >= 400)
      heard.push(`answer ${response.status()}: ${response.url()}`);
  });

  return {
    allow: (...patterns) => void allowed.push(...patterns),
    unexpected: () => heard.filter(text => !allowed.some(pattern => pattern.test(text))),
  };
}
