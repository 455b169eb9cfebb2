/** The request's target as path and query: one canonical form per page, without anything that a file system or a browser could interpret differently. */
import { decodePath } from '#kernel/address/address-path.ts';
import { hasControl } from './control-characters.ts';

export interface RequestAddress {
  /** As sent, without query: for assets and logs. */
  raw: string;
  /** Decoded. */
  path: string;
  /** With its question mark, or empty. */
  search: string;
  query: URLSearchParams;
}

export type ReadAddress =
  | { kind: 'ok'; address: RequestAddress }
  /** Not the canonical form: `location` is; it starts with exactly one slash. */
  | { kind: 'moved'; location: string; address: RequestAddress }
  /** `location` has plain slashes. Only a parameter of several segments may hold one; for every other page the address is unknown. */
  | { kind: 'escaped-slash'; location: string; address: RequestAddress }
  | { kind: 'absent'; address: RequestAddress }
  | { kind: 'bad'; address: RequestAddress };

/** Plain ASCII segments, none of them dots: canonical, decoded and harmless as it is. */
const plainPath = /^\/(?:[\w-][\w.-]*(?:\/[\w-][\w.-]*)*)?$/;
const MAX_PATH_LENGTH = 2_000;
const start: RequestAddress = { raw: '/', path: '/', search: '', query: new URLSearchParams() };

export function readAddress(target: string | undefined): ReadAddress {
  // Absolute targets are for proxies.
  if (!target?.startsWith('/')) return { kind: 'bad', address: start };
  const cut = target.search(/[?#]/);
  const raw = cut < 0 ? target : target.slice(0, cut);
  const search = cut < 0 || target[cut] === '#' ? '' : (target.slice(cut).split('#')[0] ?? '');
  const address: RequestAddress = {
    raw,
    path: raw,
    search: search === '?' ? '' : search,
    query: new URLSearchParams(search),
  };
  if (raw.length > MAX_PATH_LENGTH)
    return { kind: 'absent', address: { ...address, path: raw.slice(0, MAX_PATH_LENGTH) } };

  if (plainPath.test(raw)) return { kind: 'ok', address };

  let path: string;
  try {
    path = decodePath(raw);
  } catch {
    return { kind: 'bad', address };
  }
  address.path = path;
  // A browser reads a backslash as a slash, a proxy may not; control characters belong to no page.
  if (path.includes('\\') || hasControl(path)) return { kind: 'bad', address };
  if (path.split('/').some(part => part === '.' || part === '..')) return { kind: 'absent', address };

  const plain = raw.replace(/%2f/gi, '/');
  const location = plain.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1');
  if (plain !== raw) return { kind: 'escaped-slash', location: location + address.search, address };
  if (location !== raw) return { kind: 'moved', location: location + address.search, address };
  return { kind: 'ok', address };
}
