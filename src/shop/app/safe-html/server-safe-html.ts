/** The server's sanitiser. */

import { LRUCache } from 'lru-cache';
import sanitizeHtml from 'sanitize-html';
import { safeAddress } from '#kernel/address/safe-address.ts';
import { allowedAttributes, allowedSchemes, allowedTags } from '#kernel/html/allowed-html.ts';
import type { SafeHtml } from '#kernel/html/safe-html.ts';

/** Applies the same allow-list of addresses as for link fields. */
function withSafeAddress(name: 'href' | 'src', { [name]: address, ...attribs }: sanitizeHtml.Attributes) {
  const safe = address === undefined ? undefined : safeAddress(address);
  return safe === undefined ? attribs : { ...attribs, [name]: safe };
}

const options: sanitizeHtml.IOptions = {
  allowedTags,
  allowedAttributes: { ...allowedAttributes },
  allowedSchemes,
  allowProtocolRelative: false,
  // An h1 in a merchant's text would be the second one of the page.
  transformTags: {
    h1: 'h2',
    // A target opens a new window, which must not get access to this one.
    a: (tagName, { target, rel: _rel, ...attribs }) => ({
      tagName,
      attribs: withSafeAddress('href', target ? { ...attribs, target: '_blank', rel: 'noopener' } : attribs),
    }),
    img: (tagName, attribs) => ({
      tagName,
      attribs: withSafeAddress('src', { alt: '', loading: 'lazy', ...attribs }),
    }),
  },
};

/** The same texts occur on many pages; bounded by the sum of their characters. */
const cache = new LRUCache<string, SafeHtml>({
  maxSize: 4_000_000,
  sizeCalculation: (safe, html) => html.length + safe.length + 1,
});

export function serverSafeHtml(html: string): Promise<SafeHtml> {
  const cached = cache.get(html);
  if (cached !== undefined) return Promise.resolve(cached);
  const safe = sanitizeHtml(html, options) as SafeHtml;
  cache.set(html, safe);
  return Promise.resolve(safe);
}
