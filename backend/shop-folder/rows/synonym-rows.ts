/** The synonyms of the search that a shop's folder asks for: lists of words of one meaning, by language. */
import type { Kysely } from 'kysely';
import type { Schema } from '#backend/database/schema.ts';
import { fieldOf, type TableRow } from '../folder-tables.ts';
import type { ShopFolder } from '../shop-folder.ts';
import { type Change, syncRows } from '../sync-rows.ts';

const key = 'search.synonyms';

/** `atv|quad bike` → its words. */
export const wordsOf = (row: TableRow): string[] =>
  fieldOf(row, 'words')
    .split('|')
    .map(word => word.trim())
    .filter(word => word !== '');

type Groups = Readonly<Record<string, readonly (readonly string[])[]>>;

const namesIn = (groups: Groups): string[] =>
  Object.entries(groups).flatMap(([code, lists]) => lists.map(words => `${code} ${words.join(', ')}`));

/** The file is all there is: a list that left it is removed. Each list is a change of its own. */
export async function syncSynonyms(
  db: Kysely<Schema>,
  { synonyms, keepsOthers }: ShopFolder,
): Promise<Change[]> {
  if (!synonyms) return [];
  const groups: Record<string, string[][]> = {};
  for (const row of synonyms.rows) (groups[fieldOf(row, 'language')] ??= []).push(wordsOf(row));
  const stored = await db.selectFrom('setting').select('value').where('key', '=', key).executeTakeFirst();
  const known = readGroups(stored?.value);
  const before = new Set(namesIn(known));
  if (keepsOthers === true)
    for (const [code, lists] of Object.entries(known)) {
      const own = (groups[code] ??= []);
      const given = new Set(own.map(words => words.join('|')));
      own.push(...lists.filter(words => !given.has(words.join('|'))).map(words => [...words]));
    }
  const after = new Set(namesIn(groups));
  const changes = await syncRows(db, {
    table: 'setting',
    keys: ['key'],
    rows: [{ key, value: groups }],
    nameOf: row => String(row.key),
  });
  const lists = [
    ...[...after].filter(name => !before.has(name)).map(name => ({ name, kind: 'created' as const })),
    ...[...before].filter(name => !after.has(name)).map(name => ({ name, kind: 'removed' as const })),
  ];
  // Another order of the same lists is a change of the setting only.
  return lists.length === 0 ? changes : lists.map(one => ({ ...one, entity: 'synonyms', fields: [] }));
}

/** A setting of another form has no lists. */
function readGroups(value: unknown): Groups {
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(
    Object.entries(value).map(([code, lists]: [string, unknown]) => [
      code,
      (Array.isArray(lists) ? lists : []).filter((words): words is string[] => Array.isArray(words)),
    ]),
  );
}
