/** The headers of every reply of Studio. */
import type { SecurityHeaders } from '#server/http/security-headers.ts';

export interface StudioOrigins {
  studioOrigin: string;
  /** Whose pages the canvas frames and whose pictures the library shows. */
  shopOrigin: string;
}

/** Scripts are Studio's own files alone, and text becomes markup only through these policies: DOMPurify's and the editor's of rich text. */
const policyOf = ({ shopOrigin }: StudioOrigins): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    `img-src 'self' data: blob: ${shopOrigin}`,
    "font-src 'self'",
    `media-src 'self' ${shopOrigin}`,
    `frame-src ${shopOrigin}`,
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default dompurify ProseMirrorClipboard',
  ].join('; ');

export function studioHeaders(origins: StudioOrigins): Pick<SecurityHeaders, 'always'> {
  const isSecure = origins.studioOrigin.startsWith('https:');
  return {
    always: {
      'content-security-policy': policyOf(origins),
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'x-robots-tag': 'noindex, nofollow',
      // No other site, nor the shop, may learn Studio's addresses.
      'referrer-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy':
        'accelerometer=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=(), publickey-credentials-get=(self), publickey-credentials-create=(self)',
      ...(isSecure ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' } : {}),
    },
  };
}
