/** Links of documents: `category:talvi`, `page:index`, or an address. */
import { type PickKind, pickKinds } from '#studio-api/pick.ts';

export type LinkKind = Exclude<PickKind, 'message'>;

/** In the order in which they are offered. */
export const linkKinds: readonly [LinkKind, ...LinkKind[]] = [
  'page',
  'category',
  'product',
  'content',
  'campaign',
  'brand',
  'list',
];

export type LinkValue = { kind: LinkKind; ref: string } | { kind: 'address'; address: string };

/** Null for no link. */
export function readLink(value: unknown): LinkValue | null {
  if (typeof value !== 'string' || value === '') return null;
  const at = value.indexOf(':');
  const kind = pickKinds.find(each => each === value.slice(0, at));
  return kind && kind !== 'message' && at < value.length - 1
    ? { kind, ref: value.slice(at + 1) }
    : { kind: 'address', address: value };
}

export const writeLink = (kind: LinkKind, ref: string | number): string => `${kind}:${ref}`;

/**
 * What people type as the address of another site, a mail address or a telephone number, as a document holds it.
 * Null when it is none of these.
 */
export function readTypedLink(typed: string): string | null {
  const text = typed.trim();
  if (/^(?:https:\/\/|mailto:|tel:)\S+$/.test(text) || /^\/(?!\/)\S*$/.test(text)) return text;
  if (/^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/.test(text)) return `mailto:${text}`;
  if (/^\+?[\d][\d ()-]{5,}$/.test(text)) return `tel:${text}`;
  if (/^(?:www\.)?[\w-]+(?:\.[\w-]+)+(?:\/\S*)?$/.test(text)) return `https://${text}`;
  return null;
}
