/** Removes personal data and secrets from a report: by field names, and by patterns in text. */

const removed = '(removed)';

/** Names of fields that contain personal data or a secret. */
const telling =
  /mail|phone|mobile|puhelin|identity|personal|ssn|social|address|street|line[12]$|zip|postal|^city$|care.?of|entry.?code|first.?name|last.?name|full.?name|user|company|organi[sz]ation|message$|comment|password|secret|token|cookie|authori[sz]ation|signature|card|iban|search/i;

const patterns: readonly RegExp[] = [
  // Email addresses, also URL-encoded.
  /[\w.+-]+(?:@|%40)[\w-]+(?:\.[\w-]+)+/gi,
  // Finnish and Swedish personal numbers.
  /\b\d{6}[-+A-FU-Y]\d{3}[0-9A-Z]\b/gi,
  /\b(?:19|20)?\d{6}[-+]?\d{4}\b/g,
  // Account and card numbers.
  /\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){3,7}(?: ?[A-Z0-9]{1,3})?\b/g,
  /\b(?:\d[ -]?){13,19}\b/g,
  // Phone numbers in common notations.
  /(?:\+|\b00)\d[\d ()-]{6,}\d\b|\b0\d{1,3}[ -]\d{3,4}[ -]?\d{2,5}\b/g,
  // Tokens (JWT).
  /\beyJ[\w-]+\.[\w-]+\.[\w-]*/g,
];

const longest = 1_000;
const deepest = 4;
const mostFields = 40;

/** As `redactText`, without a limit of the length: for texts of our own programs. */
export const redactLongText = (text: string): string =>
  patterns.reduce((kept, pattern) => kept.replace(pattern, removed), text);

export const redactText = (text: string): string => redactLongText(text.slice(0, longest));

/** A copy that is safe to send: plain JSON of bounded depth, width and length. */
export function redact(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return redactText(value);
  if (typeof value === 'number') return Number.isFinite(value) ? redactNumber(value) : null;
  if (typeof value === 'boolean' || value === null) return value;
  if (typeof value !== 'object') return undefined;
  if (depth >= deepest) return '(deeper)';
  if (Array.isArray(value)) return value.slice(0, mostFields).map(item => redact(item, depth + 1));
  return Object.fromEntries(
    Object.entries(value)
      .slice(0, mostFields)
      .map(([key, field]) => [redactText(key), telling.test(key) ? removed : redact(field, depth + 1)]),
  );
}

/** Long numbers may be personal, too. */
const redactNumber = (value: number): number | string =>
  Number.isInteger(value) && Math.abs(value) >= 1e9 && Math.abs(value) < 1e12 ? removed : value;
