/** HTML from files of merchants. */
import sanitizeHtml from 'sanitize-html';

/** The text with what texts of products may hold; null and undefined stay. */
export const cleanHtml = <Missing extends null | undefined>(html: string | Missing): string | Missing =>
  typeof html === 'string'
    ? sanitizeHtml(html, {
        allowedTags: [
          'p',
          'br',
          'ul',
          'ol',
          'li',
          'strong',
          'em',
          'h2',
          'h3',
          'table',
          'tbody',
          'tr',
          'th',
          'td',
          'a',
        ],
      })
    : html;
