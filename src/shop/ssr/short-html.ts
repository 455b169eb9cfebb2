/**
 * HTML of React written shorter, for HTML that is kept: values without quotes where they need none, empty attributes
 * without a value, and no end of elements that HTML ends by itself. Browsers make the same nodes of it. Addresses keep
 * their quotes, because not every program that follows them reads HTML as browsers do.
 */

/** A start tag; a value may contain `<` and `>`. */
const startTag = /<[a-z][^"<>]*(?:"[^"]*"[^"<>]*)*>/gi;
const attribute = / ([^\s="/>]+)="([^"]*)"/g;
/** A slash at the end could be that of the tag. */
const bare = /^[^\s"'=<>`&]*[^\s"'=<>`&/]$/;
const addresses = new Set(['href', 'src', 'srcset', 'action']);
/** Elements that never have content, so that HTML ignores the slash that closes them. */
const empty = /^<(?:area|br|col|embed|hr|img|input|link|meta|source|track|wbr)\b/i;
/** What React closes and HTML ends with its start tag. */
const drawn = /(<(?:path|circle|ellipse|rect|line|use) [^<>]*[^<>/])><\/\w+>/g;
const listItemEnd = /<\/li>(?=<li[ >]|<\/[uo]l>)/g;
/** Their text is no HTML. */
const raw = /<(?:script|style|textarea|title|iframe|xmp|plaintext)\b/i;

function shortTag(tag: string): string {
  const isClosed = tag.endsWith('/>');
  // The slash of a drawing closes it; before, it would belong to a value without quotes.
  if (isClosed && !empty.test(tag)) return tag;
  const open = isClosed ? `${tag.slice(0, -2)}>` : tag;
  return open.replace(attribute, (whole: string, name: string, value: string) => {
    if (value === '') return ` ${name}`;
    return bare.test(value) && !addresses.has(name.toLowerCase()) ? ` ${name}=${value}` : whole;
  });
}

/** @param html as React writes it: values in double quotes, which do not occur in names; parts of it may be short already */
export const shortHtml = (html: string): string =>
  raw.test(html)
    ? html
    : html
        .replace(startTag, shortTag)
        .replace(drawn, (_, start: string) => `${start}${start.endsWith('"') ? '' : ' '}/>`)
        .replace(listItemEnd, '');
