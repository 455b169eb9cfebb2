/** Parts of addresses, made of names. */
import { createHash } from 'node:crypto';

/** Lower-case, hyphen-joined, ASCII only; empty for a text without a Latin letter or digit. */
export const slug = (text: string): string =>
  text
    .toLowerCase()
    .replace(/ø/g, 'o')
    .replace(/æ/g, 'ae')
    .normalize('NFD')
    .replace(/[\u0300-\u036f"″]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Never empty: a text without a Latin letter or digit is named by its digest. */
export const slugOrDigest = (text: string): string =>
  slug(text) || createHash('sha256').update(text).digest('hex').slice(0, 8);
