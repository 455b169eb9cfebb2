/** What survives in HTML that merchants write: one list for the server's and the browser's sanitiser (faults 76). */
export const allowedTags = [
  ...[
    'h2',
    'h3',
    'h4',
    'p',
    'br',
    'hr',
    'ul',
    'ol',
    'li',
    'dl',
    'dt',
    'dd',
    'blockquote',
    'strong',
    'b',
    'em',
    'i',
    'u',
    's',
    'small',
    'sub',
    'sup',
  ],
  ...[
    'a',
    'span',
    'div',
    'table',
    'caption',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
    'figure',
    'figcaption',
    'img',
    'abbr',
    'address',
  ],
];

export const allowedAttributes: Readonly<Record<string, string[]>> = {
  a: ['href', 'title', 'rel', 'target'],
  img: ['src', 'alt', 'width', 'height', 'loading'],
  th: ['scope', 'colspan', 'rowspan'],
  td: ['colspan', 'rowspan'],
  abbr: ['title'],
};

export const allowedSchemes = ['http', 'https', 'mailto', 'tel'];
