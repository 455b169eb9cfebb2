/** The server's sanitiser. */
import type { SafeHtml } from '#engine/safe-html.ts';
import { safeAddress } from '#kernel/safe-address.ts';
import { LRUCache } from 'lru-cache';
import sanitizeHtml from 'sanitize-html';
import { allowedAttributes, allowedSchemes, allowedTags } from './allowed-html.ts';

/** The one allow-list of addresses, as for fields that are links. */
function withSafe(name: 'href' | 'src', { [name]: address, ...attribs }: sanitizeHtml.Attributes) {
  const safe = address === undefined ? undefined : safeAddress(address);
  return safe === undefined ? attribs : { ...attribs, [name]: safe };
}

const options: sanitizeHtml.IOptions = {
  allowedTags,
  allowedAttributes: { ...allowedAttributes },
  allowedSchemes,
  allowProtocolRelative: false,
  // An h1 in merchant's text would be the page's second.
  transformTags: {
    h1: 'h2',
    // Any target makes a new window; the other page must not get hold of ours.
    a: (tagName, { target, rel: _rel, ...attribs }) => ({
      tagName,
      attribs: withSafe('href', target ? { ...attribs, target: '_blank', rel: 'noopener' } : attribs),
    }),
    img: (tagName, attribs) => ({
      tagName,
      attribs: withSafe('src', { alt: '', loading: 'lazy', ...attribs }),
    }),
  },
};

/** The same texts come with every page that is rendered; their sum in characters is what bounds them. */
const kept = new LRUCache<string, SafeHtml>({
  maxSize: 4_000_000,
  sizeCalculation: (safe, html) => html.length + safe.length + 1,
});

export function serverSafeHtml(html: string): Promise<SafeHtml> {
  const known = kept.get(html);
  if (known !== undefined) return Promise.resolve(known);
  const safe = sanitizeHtml(html, options) as SafeHtml;
  kept.set(html, safe);
  return Promise.resolve(safe);
}
