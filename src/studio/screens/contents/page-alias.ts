/** Addresses of information pages: one segment per language, made from the name until a user writes another. */
import { isOfServer } from '#kernel/address/server-addresses.ts';
import type { DocumentSummary } from '#studio-api/documents.ts';

/** `Talven huolto-opas` → `talven-huolto-opas`. */
export const aliasFrom = (name: string): string =>
  name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replaceAll(/^-+|-+$/g, '');

/** `taken`: another information page has the address in that language. `server`: the server answers there itself. */
export function aliasProblem(
  code: string,
  alias: string,
  documents: readonly Pick<DocumentSummary, 'addresses'>[],
): 'form' | 'taken' | 'server' | null {
  if (!/^[^\s/?#\\]{1,200}$/.test(alias)) return 'form';
  if (isOfServer(`/${alias}`)) return 'server';
  const isTaken = documents.some(({ addresses }) =>
    Object.entries(addresses).some(([own, path]) => own === code && path === `/${alias}`),
  );
  return isTaken ? 'taken' : null;
}

/** The first of `name`, `name-2` … that no document has. */
export function freeContentKey(name: string, documents: readonly Pick<DocumentSummary, 'key'>[]): string {
  const taken = new Set(documents.map(({ key }) => key));
  const stem = name || 'page';
  let key = stem;
  for (let count = 2; taken.has(key); count += 1) key = `${stem}-${count}`;
  return key;
}
