/** The sitemap's own words (sitemaps.org), with the languages of each address beside it. */
import { defaultLocale, localeCodes } from '#i18n/locales.ts';
import type { Alternates } from './sitemap-pages.ts';

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};
const escapeXml = (text: string) => text.replace(/[&<>"']/g, character => escapes[character] ?? character);
/** Paths may hold letters that an address must encode; what is encoded already stays. */
const full = (origin: string, path: string) => escapeXml(new URL(path, origin).href);

export const urlsetStart =
  '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n';
export const urlsetEnd = '</urlset>\n';

export function urlEntries(origin: string, things: readonly Alternates[]): string {
  return things.map(alternates => entriesOf(origin, alternates)).join('');
}

function entriesOf(origin: string, alternates: Alternates): string {
  const own = localeCodes.flatMap(locale => {
    const path = alternates[locale];
    return path === undefined ? [] : [{ locale, href: full(origin, path) }];
  });
  const home = own.find(({ locale }) => locale === defaultLocale);
  const named = home ? [...own, { locale: 'x-default', href: home.href }] : own;
  const links =
    own.length < 2
      ? ''
      : named
          .map(({ locale, href }) => `<xhtml:link rel="alternate" hreflang="${locale}" href="${href}"/>`)
          .join('');
  return own.map(({ href }) => `<url><loc>${href}</loc>${links}</url>\n`).join('');
}

export function sitemapIndex(origin: string, names: readonly string[]): string {
  const rows = names.map(name => `<sitemap><loc>${full(origin, `/${name}`)}</loc></sitemap>\n`).join('');
  return `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${rows}</sitemapindex>\n`;
}
