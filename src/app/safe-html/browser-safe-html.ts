/** The browser's sanitiser; its library is fetched only when a page of a later navigation holds HTML. */
import type { SafeHtml } from '#engine/safe-html.ts';
import { allowedAttributes, allowedSchemes, allowedTags } from './allowed-html.ts';

const schemes = new RegExp(`^(?:(?:${allowedSchemes.join('|')}):|[#?]|/(?![/\\\\]))`, 'i');

export async function browserSafeHtml(html: string): Promise<SafeHtml> {
  if (!html.includes('<') && !html.includes('&')) return html as SafeHtml;
  const { default: purifier } = await import('dompurify');
  return purifier.sanitize(html.replace(/<(\/?)h1\b/gi, '<$1h2'), {
    ALLOWED_TAGS: allowedTags,
    ALLOWED_ATTR: [...new Set(Object.values(allowedAttributes).flat())],
    ALLOWED_URI_REGEXP: schemes,
    ALLOW_DATA_ATTR: false,
  }) as SafeHtml;
}
