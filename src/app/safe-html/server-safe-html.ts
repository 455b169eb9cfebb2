/** The server's sanitiser. */
import type { SafeHtml } from '#engine/safe-html.ts';
import sanitizeHtml from 'sanitize-html';
import { allowedAttributes, allowedSchemes, allowedTags } from './allowed-html.ts';

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
      attribs: target ? { ...attribs, target: '_blank', rel: 'noopener' } : attribs,
    }),
    img: (tagName, attribs) => ({ tagName, attribs: { alt: '', loading: 'lazy', ...attribs } }),
  },
};

export const serverSafeHtml = (html: string): Promise<SafeHtml> =>
  Promise.resolve(sanitizeHtml(html, options) as SafeHtml);
