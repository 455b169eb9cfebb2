/** The sitemap format (sitemaps.org), with the alternate languages of each address. */
import type { Addresses } from '#i18n/addresses.ts';
import { hreflangOf, type PathsByLocale } from '#i18n/hreflang.ts';

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};
const escapeXml = (text: string) => text.replace(/[&<>"']/g, character => escapes[character] ?? character);
/** Addresses may hold letters that must be encoded; what is encoded already stays. */
const full = (address: string) => escapeXml(new URL(address).href);

export const urlsetStart =
  '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n';
export const urlsetEnd = '</urlset>\n';

export interface SitemapThing {
  paths: PathsByLocale;
  /** ISO 8601; absent where it is not known. */
  modifiedAt?: string | null;
}

export function urlEntries(addresses: Addresses, things: readonly SitemapThing[]): string {
  return things.map(thing => entriesOf(addresses, thing)).join('');
}

function entriesOf(addresses: Addresses, { paths, modifiedAt }: SitemapThing): string {
  const named = hreflangOf(addresses, paths).map(({ code, href }) => ({ code, href: full(href) }));
  const own = [...new Set(named.map(({ href }) => href))];
  const links =
    own.length < 2
      ? ''
      : named
          .map(({ code, href }) => `<xhtml:link rel="alternate" hreflang="${code}" href="${href}"/>`)
          .join('');
  const changed = modifiedAt ? `<lastmod>${escapeXml(modifiedAt)}</lastmod>` : '';
  return own.map(href => `<url><loc>${href}</loc>${changed}${links}</url>\n`).join('');
}

export function sitemapIndex(origin: string, names: readonly string[]): string {
  const rows = names.map(name => `<sitemap><loc>${full(`${origin}/${name}`)}</loc></sitemap>\n`).join('');
  return `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${rows}</sitemapindex>\n`;
}
