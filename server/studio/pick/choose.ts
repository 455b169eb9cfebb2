/** Chooses from items that are all in memory: by what was typed, or by name. */
import type { PickAnswer, PickItem } from '#studio-api/pick.ts';
import { type Candidate, MAX_ITEMS, type PickRequest } from './pick-request.ts';

/**
 * The items whose name, path, alias or other names contain every typed word, whatever its accents; those whose name
 * begins with the text first. Named items come in the order of their names.
 */
export function choose(
  candidates: readonly Candidate[],
  { q, ids }: Pick<PickRequest, 'q' | 'ids'>,
): PickAnswer {
  if (ids) {
    const items = ids.flatMap(name => candidates.find(each => isNamed(each, name)) ?? []).map(itemOf);
    return { items, total: items.length };
  }
  const words = fold(q).split(/\s+/).filter(Boolean);
  const found = candidates
    .map(candidate => ({ candidate, at: placeOf(candidate, words) }))
    .filter(({ at }) => at !== null)
    .toSorted((a, b) => Number(a.at) - Number(b.at));
  return {
    items: found.slice(0, MAX_ITEMS).map(({ candidate }) => itemOf(candidate)),
    total: found.length,
  };
}

const isNamed = ({ ref, id, also = [] }: Candidate, name: string): boolean =>
  String(ref) === name || String(id) === name || also.includes(name);

/** 0: the name begins with the text; 1: a word of the name does; 2: found elsewhere. Null: not found. */
function placeOf({ name, detail = '', ref, also = [] }: Candidate, words: readonly string[]): number | null {
  const first = words[0] ?? '';
  const own = fold(name);
  const all = fold([name, detail, String(ref), ...also].join(' '));
  if (!words.every(word => all.includes(word))) return null;
  if (own.startsWith(first)) return 0;
  return own.includes(` ${first}`) ? 1 : 2;
}

/** Lower case without accents: `Vinssit ja köydet` is found by `koydet`. */
const fold = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

const itemOf = ({ also: _also, ...item }: Candidate): PickItem => item;
