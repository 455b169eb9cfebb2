/** Character references of HTML in texts that are not HTML. */
import sanitizeHtml from 'sanitize-html';

const reference = /&(?:#\d+|#x[\da-f]+|[a-z][a-z\d]*);/gi;

/** `&auml;`, `&#228;` and `&amp;` as the letters that they stand for, once: `&amp;auml;` is `&auml;` afterwards. */
export const decodeEntities = (text: string): string =>
  text.includes('&') ? text.replace(reference, decoded) : text;

/** The sanitizer knows all names, and escapes what it has read. */
const decoded = (entity: string): string =>
  sanitizeHtml(entity, { allowedTags: [] })
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
