/**
 * The last check before text becomes markup: it must be what the sanitisers let through (R-SEC-1). Browsers with Trusted
 * Types call it for every text that React or a library writes as HTML; anything else throws.
 */
import { ownMarkup } from '#app/safe-html/own-markup.ts';
import { safeAddress } from '#kernel/address/safe-address.ts';
import { allowedAttributes, allowedTags } from '#kernel/html/allowed-html.ts';

const tags = new Set(allowedTags);
const forEveryTag = allowedAttributes['*'] ?? [];
/** Without these characters a text has no elements, as the style of Radix Select and the empty text. */
const hasMarkup = /[<&]/;

function isAllowedAttribute(tag: string, { name, value }: Attr): boolean {
  // DOMPurify cannot remove it and leaves it empty.
  if (name === 'is') return value === '';
  if (!forEveryTag.includes(name) && allowedAttributes[tag]?.includes(name) !== true) return false;
  return (name !== 'href' && name !== 'src') || safeAddress(value) !== undefined;
}

/** Whether markup has only the elements, attributes and addresses that merchants may write. */
export function isAllowedMarkup(html: string): boolean {
  if (!hasMarkup.test(html)) return true;
  // An inert document: nothing in it loads or runs.
  const { head, body } = new DOMParser().parseFromString(ownMarkup(html), 'text/html');
  return (
    head.childElementCount === 0 &&
    [...body.querySelectorAll('*')].every(
      ({ localName, attributes }) =>
        tags.has(localName) && [...attributes].every(attribute => isAllowedAttribute(localName, attribute)),
    )
  );
}

export function requireTrustedTypes(): void {
  window.trustedTypes?.createPolicy('default', {
    createHTML: html => (isAllowedMarkup(html) ? html : null),
  });
}
