/** The headers of every response, and the content security policy. */

import { createHash } from 'node:crypto';
import { firstScript } from '#kernel/first-script.ts';
import { type ThirdParty, thirdParties } from '#kernel/third-party.ts';
import type { Config } from '#server/config/config.ts';
import {
  noThirdParties,
  type ThirdPartySettings,
  type ThirdPartySources,
  thirdPartySources,
} from './third-party-sources.ts';

export interface SecurityHeaders {
  /** For every response; its policy allows no third party. Another object after each change of the shop's style. */
  readonly always: Readonly<Record<string, string>>;
  /** The policy of a page without a nonce. @param used services of others that the page uses. */
  pagePolicy(used?: readonly ThirdParty[]): string;
  /** The policy of one streamed page, whose inline scripts carry the nonce. */
  policyWithNonce(nonce: string, used?: readonly ThirdParty[]): string;
  /** The same for a preview page, which is framed by another preview page and shows any widget. */
  previewPolicy(nonce: string): string;
  /** The policy of a page in Studio's canvas: no third parties, framed by these origins only. @param style text of its style element; empty: none */
  canvasPolicy(ancestors: readonly string[], style: string): string;
  /**
   * Pages may have this style element from now on. What was sent or is being rendered with the one before stays as it was.
   * @param style its text; empty: none
   */
  allowStyle(style: string): void;
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

interface PolicyOptions {
  scriptSources: readonly string[];
  development: boolean;
  foreign: ThirdPartySources;
  hasVideos: boolean;
  /** A preview page frames itself. */
  isPreview?: boolean;
  /** Origins that may frame the page; none by default. */
  ancestors?: readonly string[];
  /** Sources of the style element that every page of the shop has. */
  shopStyles: readonly string[];
}

/**
 * Text becomes markup or a script's address only through these policies of `src/shop/app/safe-html/own-markup.ts`,
 * `src/shop/browser/boot/trusted-types.ts` and DOMPurify. Scripts of third parties have none, nor has Vite while developing.
 */
const trustedTypes = ["require-trusted-types-for 'script'", 'trusted-types default shop dompurify'];

function policy({
  scriptSources,
  development,
  foreign,
  hasVideos,
  isPreview = false,
  ancestors = [],
  shopStyles,
}: PolicyOptions): string {
  // Vite puts style elements into the page while developing.
  const own = development ? ["'unsafe-inline'"] : [selectListStyle, ...shopStyles];
  const styles = ["'self'", ...own, ...foreign.style].join(' ');
  const isOurs = foreign.script.length === 0 && !development && !isPreview;
  return [
    "default-src 'none'",
    `script-src ${["'self'", ...scriptSources, ...foreign.script].join(' ')}`,
    `style-src ${styles}`,
    `style-src-elem ${styles}`,
    // Radix sets style attributes while a dialog locks the page.
    "style-src-attr 'unsafe-inline'",
    `img-src ${["'self'", 'data:', ...foreign.img].join(' ')}`,
    `font-src ${["'self'", ...foreign.font].join(' ')}`,
    `connect-src ${["'self'", ...foreign.connect].join(' ')}`,
    `media-src ${["'self'", ...foreign.media].join(' ')}`,
    // Itself: the frame of a payment, which has an origin of its own, and the preview.
    `frame-src ${["'self'", ...(hasVideos ? videoPlayers : [])].join(' ')}`,
    "form-action 'self'",
    `frame-ancestors ${isPreview ? "'self'" : ancestors.join(' ') || "'none'"}`,
    "base-uri 'none'",
    "object-src 'none'",
    "manifest-src 'self'",
    ...(isOurs ? trustedTypes : []),
    'report-uri /csp-report',
    'report-to csp',
  ].join('; ');
}

/** The only inline script of every page, by its hash: cached pages need no nonce. */
const sourceOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const firstScriptHash = sourceOf(firstScript);

/** The style of now, and those of pages that are being rendered or read while it changes. */
const MAX_STYLES = 3;

export function createSecurityHeaders({
  publicOrigin,
  mode,
  ...settings
}: Pick<Config, 'publicOrigin'> & Partial<Pick<Config, 'mode'>> & ThirdPartySettings): SecurityHeaders {
  const development = mode === 'development';
  let shopStyles: readonly string[] = [];
  const usedBy = (used: readonly ThirdParty[]) => ({
    ...{ development, shopStyles },
    foreign: thirdPartySources(settings, used),
    hasVideos: used.includes('videos'),
  });
  const hashes = [firstScriptHash];
  /** One per set of services that pages use. */
  const pagePolicies = new Map<string, string>();
  const withNonce = (nonce: string) => ({ scriptSources: [...hashes, `'nonce-${nonce}'`] });
  const others: Record<string, string> = {
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
    others['strict-transport-security'] = 'max-age=63072000; includeSubDomains';
  const alwaysNow = () => ({
    'content-security-policy': policy({
      ...{ scriptSources: [], development, shopStyles, foreign: noThirdParties, hasVideos: false },
    }),
    ...others,
  });
  let always: Readonly<Record<string, string>> = alwaysNow();
  return {
    get always() {
      return always;
    },
    allowStyle(style) {
      const source = style === '' ? [] : [sourceOf(style)];
      const kept = [...new Set([...source, ...shopStyles])].slice(0, MAX_STYLES);
      if (kept.join() === shopStyles.join()) return;
      shopStyles = kept;
      pagePolicies.clear();
      always = alwaysNow();
    },
    pagePolicy(used = []) {
      const key = used.join();
      const known = pagePolicies.get(key) ?? policy({ scriptSources: hashes, ...usedBy(used) });
      pagePolicies.set(key, known);
      return known;
    },
    policyWithNonce: (nonce, used = []) => policy({ ...withNonce(nonce), ...usedBy(used) }),
    previewPolicy: nonce => policy({ ...withNonce(nonce), ...usedBy(thirdParties), isPreview: true }),
    canvasPolicy: (ancestors, style) =>
      policy({
        ...{ scriptSources: hashes, development, foreign: noThirdParties, hasVideos: true, ancestors },
        shopStyles: style === '' ? [] : [sourceOf(style)],
      }),
    withStyle: (policy, hash) => (development ? policy : withStyleHash(policy, hash)),
  };
}

/** Not with 'unsafe-inline', which a hash would disable. */
const withStyleHash = (policy: string, hash: string): string =>
  policy.replace(/\b(style-src|style-src-elem) ([^;]*)/g, `$1 $2 '${hash}'`);
