/** Reads and writes cookies; what cannot be read counts as absent and is named, so that it can be cleared. */
import { hasControl } from './control-characters.ts';

export interface ReadCookies {
  cookies: Map<string, string>;
  bad: Set<string>;
}

const namePattern = /^[\w!#$%&'*+.^`|~-]+$/;
const LONGEST_VALUE = 4_096;

/** The first of two cookies with one name is the one of the narrower path, by the browsers' rule; two count as bad all the same. */
export function readCookies(header: string | undefined): ReadCookies {
  const cookies = new Map<string, string>();
  const bad = new Set<string>();
  for (const part of (header ?? '').split(';')) {
    const cut = part.indexOf('=');
    if (cut < 0) continue;
    const name = part.slice(0, cut).trim();
    if (!namePattern.test(name)) continue;
    const value = decode(part.slice(cut + 1).trim());
    if (value === null || cookies.has(name)) bad.add(name);
    else cookies.set(name, value);
  }
  for (const name of bad) cookies.delete(name);
  return { cookies, bad };
}

function decode(value: string): string | null {
  if (value.length > LONGEST_VALUE) return null;
  try {
    const text = decodeURIComponent(value.replace(/^"(.*)"$/, '$1'));
    return hasControl(text) ? null : text;
  } catch {
    return null;
  }
}

export interface CookieOptions {
  /** Seconds; 0 removes the cookie; absent lasts as long as the browser is open. */
  maxAge?: number | undefined;
  httpOnly: boolean;
  secure: boolean;
  /** Where browsers send it; everywhere unless told. */
  path?: string | undefined;
}

export function writeCookie(
  name: string,
  value: string,
  { maxAge, httpOnly, secure, path = '/' }: CookieOptions,
): string {
  const parts = [`${name}=${encodeURIComponent(value)}`, `Path=${path}`, 'SameSite=Lax'];
  if (maxAge !== undefined) parts.push(`Max-Age=${Math.max(0, Math.floor(maxAge))}`);
  if (httpOnly) parts.push('HttpOnly');
  if (secure) parts.push('Secure');
  return parts.join('; ');
}
