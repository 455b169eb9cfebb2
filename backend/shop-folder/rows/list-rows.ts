/** Lists with addresses of their own, `/l/<alias>`. */
import type { Kysely } from 'kysely';
import type { Schema } from '#backend/database/schema.ts';
import { isRecord } from '#kernel/is-record.ts';
import { fieldOf, type TableRow, textsOf } from '../folder-tables.ts';
import type { ShopFolder } from '../shop-folder.ts';
import { type Change, comparable } from '../sync-rows.ts';
import { numbersOfCategories, syncSetting } from './taxonomy-rows.ts';

const key = 'site.lists';

/** `winter|tyres` → its aliases. */
export const aliasesIn = (row: TableRow, column: string): string[] =>
  fieldOf(row, column)
    .split('|')
    .map(alias => alias.trim())
    .filter(alias => alias !== '');

/** The file is all there is: a list that left it is removed. Each list is a change of its own. */
export async function syncLists(db: Kysely<Schema>, folder: ShopFolder): Promise<Change[]> {
  const { lists, keepsOthers } = folder;
  if (!lists) return [];
  const categories = await numbersOfCategories(db);
  const brands = new Map(
    (await db.selectFrom('brand').select(['alias', 'brand_id']).execute()).map(row => [
      row.alias,
      row.brand_id,
    ]),
  );
  const facetsOf = (prefix: string, names: readonly string[], numbers: ReadonlyMap<string, number>) =>
    names.flatMap(name => {
      const number = numbers.get(name);
      return number === undefined ? [] : [`${prefix}_${number}`];
    });
  const rows = lists.rows.map(row => [
    fieldOf(row, 'alias'),
    {
      name: textsOf(row, 'name'),
      description: textsOf(row, 'description'),
      facets: [
        ...facetsOf('c', aliasesIn(row, 'categories'), categories),
        ...facetsOf('b', aliasesIn(row, 'brands'), brands),
      ],
    },
  ]);
  const stored = await db.selectFrom('setting').select('value').where('key', '=', key).executeTakeFirst();
  const before: Readonly<Record<string, unknown>> = isRecord(stored?.value) ? stored.value : {};
  const given: Readonly<Record<string, unknown>> = Object.fromEntries(rows);
  const after = keepsOthers === true ? { ...before, ...given } : given;
  const changes = await syncSetting(db, key, after);
  const of = (name: string, kind: Change['kind']): Change => ({ entity: 'list', name, kind, fields: [] });
  const own = [
    ...Object.keys(after).flatMap(name => {
      if (!(name in before)) return [of(name, 'created')];
      return comparable(before[name]) === comparable(after[name]) ? [] : [of(name, 'changed')];
    }),
    ...Object.keys(before).flatMap(name => (name in after ? [] : [of(name, 'removed')])),
  ];
  return own.length > 0 ? own : changes;
}
