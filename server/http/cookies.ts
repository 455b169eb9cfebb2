/** How cookies are decoded and written; a cookie that cannot be decoded counts as absent and is cleared. */
import { hasControl } from './control-characters.ts';

const MAX_VALUE_LENGTH = 4_096;

/** Undefined for a value that is too long, not UTF-8 or has control characters. */
function decodeCookie(value: string): string | undefined {
  if (value.length > MAX_VALUE_LENGTH) return undefined;
  try {
    const text = decodeURIComponent(value.replace(/^"(.*)"$/, '$1'));
    return hasControl(text) ? undefined : text;
  } catch {
    return undefined;
  }
}

/**
 * Names that occur twice or without a readable value. Browsers send the cookie of the narrower path first, but a server
 * cannot tell who set which, so neither counts.
 */
export function unreadableCookies(
  header: string | undefined,
  cookies: Record<string, string | undefined>,
): string[] {
  if (!header) return [];
  const names = header
    .split(';')
    .flatMap(part => (part.includes('=') ? [part.split('=', 1)[0]?.trim() ?? ''] : []));
  const unreadable = names.filter((name, at) => cookies[name] === undefined || names.indexOf(name) !== at);
  for (const name of unreadable) delete cookies[name];
  return [...new Set(unreadable)].filter(name => /^[\w!#$%&'*+.^`|~-]+$/.test(name));
}

/** For `@fastify/cookie`: how it reads values, and the attributes of every cookie that it writes. */
export const cookieDefaults = { decode: decodeCookie, path: '/', sameSite: 'lax' } as const;
