/** The headers that every answer carries, and the content security policy (architecture 4). */
import type { Config } from '#server/config/config.ts';

export interface SecurityHeaders {
  /** For every answer. */
  readonly always: Readonly<Record<string, string>>;
  /** The policy of one streamed page, whose inline scripts carry the nonce. */
  policyWithNonce(nonce: string): string;
}

/** The widget `video` frames them when somebody presses play. */
const filmPlayers = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'];

function policy(scriptSources: readonly string[], development: boolean): string {
  // Vite puts style elements into the page while developing.
  const styles = development ? "'self' 'unsafe-inline'" : "'self'";
  return [
    "default-src 'none'",
    `script-src ${["'self'", ...scriptSources].join(' ')}`,
    `style-src ${styles}`,
    `style-src-elem ${styles}`,
    // Radix sets style attributes while a dialog locks the page.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    `frame-src ${filmPlayers.join(' ')}`,
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    "manifest-src 'self'",
    'report-uri /csp-report',
    'report-to csp',
  ].join('; ');
}

/** `inlineScriptHashes`: `sha256-…` of the bootstraps that stand in every page. */
export function createSecurityHeaders(
  { publicOrigin, mode }: Pick<Config, 'publicOrigin'> & Partial<Pick<Config, 'mode'>>,
  inlineScriptHashes: readonly string[] = [],
): SecurityHeaders {
  const development = mode === 'development';
  const hashes = inlineScriptHashes.map(hash => `'${hash}'`);
  const always: Record<string, string> = {
    'content-security-policy': policy(hashes, development),
    'reporting-endpoints': 'csp="/csp-report"',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy':
      'accelerometer=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(self), usb=()',
    'x-frame-options': 'DENY',
  };
  if (publicOrigin.startsWith('https:'))
    always['strict-transport-security'] = 'max-age=63072000; includeSubDomains';
  return {
    always,
    policyWithNonce: nonce => policy([...hashes, `'nonce-${nonce}'`], development),
  };
}
