/** The browser's sanitiser; its library is loaded only when a page of a later navigation contains HTML. */

import type { DOMPurify } from 'dompurify';
import { safeAddress } from '../address/safe-address.ts';
import { allowedAttributes, allowedSchemes, allowedTags } from './allowed-html.ts';
import type { SafeHtml } from './safe-html.ts';

const schemes = new RegExp(`^(?:(?:${allowedSchemes.join('|')}):|[#?]|/(?![/\\\\]))`, 'i');

const forEveryTag = allowedAttributes['*'] ?? [];

let hasHooks = false;

/** Same rules as on the server: a target opens a new window without access to this one, and images have addresses, never data URLs. */
function addHooks(purifier: DOMPurify): void {
  if (hasHooks) return;
  hasHooks = true;
  // The library has one list of attributes for all tags.
  purifier.addHook('uponSanitizeAttribute', (element, attribute) => {
    const allowed = allowedAttributes[element.tagName.toLowerCase()];
    attribute.keepAttr =
      forEveryTag.includes(attribute.attrName) || allowed?.includes(attribute.attrName) === true;
  });
  purifier.addHook('afterSanitizeAttributes', element => {
    const hasTarget = element.tagName === 'A' && element.getAttribute('target');
    element.removeAttribute('rel');
    element.removeAttribute('target');
    if (hasTarget) {
      element.setAttribute('target', '_blank');
      element.setAttribute('rel', 'noopener');
    }
    for (const name of ['href', 'src']) {
      const address = element.getAttribute(name);
      if (address !== null && safeAddress(address) === undefined) element.removeAttribute(name);
    }
  });
}

/**
 * Styles are removed anyway, but a browser reports them to our policy as soon as a text is parsed. As another attribute and
 * as an element of plain text, whose contents are removed too, they are not reported.
 */
export const withoutReports = (html: string): string =>
  html
    .replace(/<(\/?)(?:style|script)(?=[\s/>])/gi, '<$1noembed')
    .replace(/<[a-z][^>]*>/gi, tag => tag.replace(/(["'\s/])style(?=\s*=)/gi, '$1data-style'));

export async function browserSafeHtml(html: string): Promise<SafeHtml> {
  if (!html.includes('<') && !html.includes('&')) return html as SafeHtml;
  const { default: purifier } = await import('dompurify');
  addHooks(purifier);
  return purifier.sanitize(withoutReports(html).replace(/<(\/?)h1\b/gi, '<$1h2'), {
    ALLOWED_TAGS: allowedTags,
    ALLOWED_ATTR: [...new Set(Object.values(allowedAttributes).flat())],
    ALLOWED_URI_REGEXP: schemes,
    ALLOW_DATA_ATTR: false,
  }) as SafeHtml;
}
