/** Fetches the aliases that page files refer to from our own server, once for all pages. */
import { isRecord } from '#kernel/is-record.ts';
import type { ReferenceAliases } from '#kernel/references.ts';

/** @throws when the server does not return aliases. */
export async function fetchAliases(market: string): Promise<ReferenceAliases> {
  const answer = await fetch(`/references.json?${new URLSearchParams({ market }).toString()}`);
  const aliases: unknown = answer.ok ? await answer.json() : null;
  if (!isRecord(aliases)) throw new Error(`References request failed with status ${answer.status}`);
  return aliases as ReferenceAliases;
}
