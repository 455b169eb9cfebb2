/** What the sanitiser takes away from a piece of HTML, for authors. */
import { safeAddress } from '#kernel/safe-address.ts';
import sanitizeHtml from 'sanitize-html';
import { allowedAttributes, allowedTags } from './allowed-html.ts';

const tags = new Set(allowedTags);
/** Replaced by an element that is allowed. */
const replaced = new Set(['h1']);

/** Elements (`<script>`) and attributes (`style of <p>`), each once, in the order of the text. */
export function strippedFrom(html: string): string[] {
  const lost = new Set<string>();
  sanitizeHtml(html, {
    allowedTags: false,
    allowedAttributes: false,
    // Only what is opened is looked at; the result is not used.
    allowVulnerableTags: true,
    onOpenTag(name, attributes) {
      if (!tags.has(name) && !replaced.has(name)) lost.add(`<${name}>`);
      else
        for (const [attribute, value] of Object.entries(attributes))
          if (isStripped(name, attribute, value)) lost.add(`${attribute} of <${name}>`);
    },
  });
  return [...lost];
}

function isStripped(tag: string, attribute: string, value: string): boolean {
  const allowed = [...(allowedAttributes['*'] ?? []), ...(allowedAttributes[tag] ?? [])];
  if (!allowed.includes(attribute)) return true;
  return (attribute === 'href' || attribute === 'src') && safeAddress(value) === undefined;
}
