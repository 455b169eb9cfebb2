/** Addresses and names of new pages, made from what people type. */
import { isOfServer } from '#kernel/address/server-addresses.ts';
import type { DocumentSummary } from '#studio-api/documents.ts';

/** "Talven tarjoukset" → "talven-tarjoukset". */
export const slugOf = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60);

export type AddressProblem = 'form' | 'taken' | 'server';

/** Null for an address that a new page can have. */
export function addressProblem(
  locale: string,
  path: string,
  pages: readonly DocumentSummary[],
): AddressProblem | null {
  if (!/^\/[a-z0-9][a-z0-9/-]*$/.test(path)) return 'form';
  if (isOfServer(path)) return 'server';
  const isTaken = pages.some(({ addresses }) =>
    Object.entries(addresses).some(([code, other]) => code === locale && other === path),
  );
  return isTaken ? 'taken' : null;
}

/** A key that no page has. */
export function freeKey(wanted: string, pages: readonly Pick<DocumentSummary, 'key'>[]): string {
  const taken = new Set(pages.map(({ key }) => key));
  let key = wanted || 'page';
  for (let count = 2; taken.has(key); count += 1) key = `${wanted}-${count}`;
  return key;
}
