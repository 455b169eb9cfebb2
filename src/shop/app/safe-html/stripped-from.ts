/** Lists what the sanitiser removes from HTML, for authors. */

import sanitizeHtml from 'sanitize-html';
import { safeAddress } from '#kernel/address/safe-address.ts';
import { allowedAttributes, allowedTags } from '#kernel/html/allowed-html.ts';

const tags = new Set(allowedTags);
/** Replaced by an allowed element. */
const replaced = new Set(['h1']);

/** Elements (`<script>`) and attributes (`style of <p>`), without duplicates, in the order of the text. */
export function strippedFrom(html: string): string[] {
  const stripped = new Set<string>();
  sanitizeHtml(html, {
    allowedTags: false,
    allowedAttributes: false,
    // Only opening tags are examined; the sanitised result is not used.
    allowVulnerableTags: true,
    onOpenTag(name, attributes) {
      if (!tags.has(name) && !replaced.has(name)) stripped.add(`<${name}>`);
      else
        for (const [attribute, value] of Object.entries(attributes))
          if (isStripped(name, attribute, value)) stripped.add(`${attribute} of <${name}>`);
    },
  });
  return [...stripped];
}

function isStripped(tag: string, attribute: string, value: string): boolean {
  const allowed = [...(allowedAttributes['*'] ?? []), ...(allowedAttributes[tag] ?? [])];
  if (!allowed.includes(attribute)) return true;
  return (attribute === 'href' || attribute === 'src') && safeAddress(value) === undefined;
}
