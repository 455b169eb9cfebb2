/** A mail address from outside: one spelling per letter box, nothing that could break out of a mail's head. */

/** Linear in its length, as is everything that reads foreign text. */
const shape =
  /^[^\s@"(),:;<>[\\\]\p{Cc}]{1,64}@[^\s@.,:;<>()[\]"\\\p{Cc}]+(?:\.[^\s@.,:;<>()[\]"\\\p{Cc}]+)+$/u;
const LONGEST = 254;

/** In small letters and without blanks around; null when it is none. */
export function readMailAddress(text: string): string | null {
  if (text.length > LONGEST * 2) return null;
  const address = text.trim().toLowerCase();
  return address.length <= LONGEST && shape.test(address) ? address : null;
}
