/** The headers of every response, and the content security policy. */
import type { Config } from '#server/config/config.ts';
import { type ThirdPartySettings, thirdPartySources } from './third-party-sources.ts';

export interface SecurityHeaders {
  /** For every response. */
  readonly always: Readonly<Record<string, string>>;
  /** The policy of one streamed page, whose inline scripts carry the nonce. */
  policyWithNonce(nonce: string): string;
  /** The same for a preview page, which is framed by another preview page. */
  previewPolicy(nonce: string): string;
  /**
   * The policy of a page with a style element of its own. The hash is stored with the page in every cache, so a
   * cached page needs no nonce.
   */
  withStyle(policy: string, hash: string): string;
}

/** The widget `video` frames them after a click on play. */
const videoPlayers = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'];

/** The style element that Radix Select puts into its list: constant text, so its hash is enough. A test compares it with the installed package. */
const selectListStyle = "'sha256-441zG27rExd4/il+NvIqyL8zFx5XmyNQtE381kSkUJk='";

function policy(
  scriptSources: readonly string[],
  development: boolean,
  foreign: readonly string[],
  framesItself = false,
): string {
  const ours = (...sources: readonly string[]) => [...sources, ...foreign].join(' ');
  // Vite puts style elements into the page while developing.
  const styles = ours("'self'", development ? "'unsafe-inline'" : selectListStyle);
  return [
    "default-src 'none'",
    `script-src ${ours("'self'", ...scriptSources)}`,
    `style-src ${styles}`,
    `style-src-elem ${styles}`,
    // Radix sets style attributes while a dialog locks the page.
    "style-src-attr 'unsafe-inline'",
    `img-src ${ours("'self'", 'data:')}`,
    `font-src ${ours("'self'")}`,
    `connect-src ${ours("'self'")}`,
    `media-src ${ours("'self'")}`,
    // Itself: the frame of a payment, which has an origin of its own, and the preview.
    `frame-src ${["'self'", ...videoPlayers].join(' ')}`,
    "form-action 'self'",
    `frame-ancestors ${framesItself ? "'self'" : "'none'"}`,
    "base-uri 'none'",
    "object-src 'none'",
    "manifest-src 'self'",
    'report-uri /csp-report',
    'report-to csp',
  ].join('; ');
}

/** `inlineScriptHashes`: `sha256-…` of the inline scripts in every page. */
export function createSecurityHeaders(
  {
    publicOrigin,
    mode,
    ...settings
  }: Pick<Config, 'publicOrigin'> & Partial<Pick<Config, 'mode'>> & ThirdPartySettings,
  inlineScriptHashes: readonly string[] = [],
): SecurityHeaders {
  const development = mode === 'development';
  const foreign = thirdPartySources(settings);
  const hashes = inlineScriptHashes.map(hash => `'${hash}'`);
  const always: Record<string, string> = {
    'content-security-policy': policy(hashes, development, foreign),
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
    policyWithNonce: nonce => policy([...hashes, `'nonce-${nonce}'`], development, foreign),
    previewPolicy: nonce => policy([...hashes, `'nonce-${nonce}'`], development, foreign, true),
    withStyle: (policy, hash) => (development ? policy : withStyleHash(policy, hash)),
  };
}

/** Not with 'unsafe-inline', which a hash would disable. */
const withStyleHash = (policy: string, hash: string): string =>
  policy.replace(/\b(style-src|style-src-elem) ([^;]*)/g, `$1 $2 '${hash}'`);
