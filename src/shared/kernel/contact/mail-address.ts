/** Normalises mail addresses: one spelling per mailbox, nothing that could break out of a mail header. */

/** Linear in its length, as is everything that reads foreign text. */
const shape =
  /^[^\s@"(),:;<>[\\\]\p{Cc}]{1,64}@[^\s@.,:;<>()[\]"\\\p{Cc}]+(?:\.[^\s@.,:;<>()[\]"\\\p{Cc}]+)+$/u;
const MAX_LENGTH = 254;

/**
 * One spelling per mailbox, for comparing addresses and never for writing to them: without the tag that most mail servers
 * allow behind a plus sign (`name+tag@host`, RFC 5233).
 */
export function mailboxOf(address: string): string {
  const text = address.trim().toLowerCase();
  const at = text.lastIndexOf('@');
  const plus = text.indexOf('+');
  return plus > 0 && plus < at ? text.slice(0, plus) + text.slice(at) : text;
}

/** In lower case and trimmed; null when it is not an address. */
export function readMailAddress(text: string): string | null {
  if (text.length > MAX_LENGTH * 2) return null;
  const address = text.trim().toLowerCase();
  return address.length <= MAX_LENGTH && shape.test(address) ? address : null;
}
