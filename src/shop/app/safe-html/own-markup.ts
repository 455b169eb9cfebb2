/** Markup and scripts of this shop's own server, as browsers with Trusted Types require them. */

interface Policy {
  /** A `TrustedHTML`, which is accepted wherever markup is. */
  createHTML(html: string): string;
  /** A `TrustedScriptURL`, which is accepted wherever the address of a script is. */
  createScriptURL(address: string): string;
}

interface PolicyRules {
  createHTML?: (html: string) => string | null;
  createScriptURL?: (address: string) => string | null;
}

declare global {
  interface Window {
    /** Only in browsers that have Trusted Types. */
    readonly trustedTypes?: { createPolicy(name: string, rules: PolicyRules): Policy };
  }
}

const workerPath = '/sw.js';

let created: Policy | undefined;
const policy = (): Policy | undefined =>
  (created ??= window.trustedTypes?.createPolicy('shop', {
    createHTML: text => text,
    createScriptURL: address => (address === workerPath ? address : null),
  }));

/** Only for responses of our own server and for parsing into a document that runs nothing. */
export const ownMarkup = (html: string): string => policy()?.createHTML(html) ?? html;

/** The address of the service worker. */
export const ownWorker = (): string => policy()?.createScriptURL(workerPath) ?? workerPath;
