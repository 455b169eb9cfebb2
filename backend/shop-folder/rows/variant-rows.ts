/** The rows of variants that a shop's folder asks for: products that differ in a colour or a length, as one choice. */
import { type Kysely, sql } from 'kysely';
import type { Schema } from '#backend/database/schema.ts';
import { slugOrDigest } from '#backend/import/slug.ts';
import type { Finding } from '#engine/definition/finding.ts';
import { languages } from '#kernel/languages.gen.ts';
import { fieldOf, isYes, noSuchProduct, type TableRow, textsOf } from '../folder-tables.ts';
import type { KnownProducts } from '../known-products.ts';
import { numbering } from '../numbering.ts';
import type { ShopFolder } from '../shop-folder.ts';
import { type Change, othersUnless, type Row, syncRows } from '../sync-rows.ts';

type Db = Kysely<Schema>;

/** Names that pages have a heading for; others are chosen under a general one. */
const dimensions: ReadonlyMap<string, string> = new Map([
  ['colour', 'Color'],
  ['pattern', 'Pattern'],
  ['length', 'Length'],
]);

const dimensionOf = (text: string): string => dimensions.get(text.toLowerCase()) ?? text;

/** The other way round: how the file writes what the database has. */
export const dimensionNames: ReadonlyMap<string, string> = new Map(
  [...dimensions].map(([word, name]) => [name, word]),
);

interface Member {
  row: TableRow;
  product: number;
  group: string;
}

/** A product that left the file is sold alone; a group that has lost all is removed. */
export async function syncVariants(
  db: Db,
  { variants, shop, keepsOthers }: ShopFolder,
  { known, isPlan, unresolved }: { known: KnownProducts; isPlan: boolean; unresolved: Finding[] },
): Promise<Change[]> {
  if (!variants) return [];
  const members: Member[] = [];
  for (const row of variants.rows) {
    const name = fieldOf(row, 'article_number');
    const product = known.productOf(name);
    if (product !== null) members.push({ row, product, group: fieldOf(row, 'group') });
    else unresolved.push(noSuchProduct(variants.file, row.line, 'article_number', name));
  }
  const stored = await db.selectFrom('variant_group').select(['variant_group_id as id', 'name']).execute();
  const groupOf = numbering(stored);
  const groups = {
    table: 'variant_group',
    keys: ['variant_group_id'],
    rows: groupRows(members, groupOf),
    nameOf: ({ name }: Row) => String(name),
    isPlan,
  } as const;
  const language = shop?.data.languages[0] ?? languages[0].code;
  return [
    ...(await syncRows(db, groups)),
    ...(await syncMembers(db, members, { groupOf, known, isPlan, keepsOthers })),
    ...(await syncRows(db, {
      table: 'variant_value',
      keys: ['product_id', 'level'],
      rows: members.flatMap((member, index) => valueRows(member, index + 1, language)),
      others: othersUnless(keepsOthers, 'delete'),
      nameOf: row => `${known.articleNumberOf(Number(row.product_id))} ${String(row.dimension)}`,
      isPlan,
    })),
    // Without members now.
    ...(await syncRows(db, { ...groups, others: othersUnless(keepsOthers, 'delete') })).filter(
      ({ kind }) => kind === 'removed',
    ),
  ];
}

function groupRows(members: readonly Member[], groupOf: (name: string) => number): Row[] {
  const groups = new Map<string, Member[]>();
  for (const member of members) groups.set(member.group, [...(groups.get(member.group) ?? []), member]);
  return [...groups].flatMap(([name, own]) => {
    const main = own.find(({ row }) => isYes(fieldOf(row, 'main'))) ?? own[0];
    return main === undefined
      ? []
      : [
          {
            ...{ variant_group_id: groupOf(name), name, main_product_id: main.product },
            collapse_in_lists: true,
          },
        ];
  });
}

/** The outermost dimension has the highest level; the lowest one is the product itself. */
function valueRows({ row, product }: Member, place: number, language: string): Row[] {
  const second = fieldOf(row, 'second_dimension');
  const value = (level: number, dimension: string, column: string, hex: string): Row => {
    const label = textsOf(row, column);
    return {
      ...{ product_id: product, level, dimension: dimensionOf(dimension) },
      type: level === 1 ? 'product' : 'selection',
      value: slugOrDigest(label[language] ?? ''),
      // Older clients add the # themselves.
      ...{ label, attributes: hex === '' ? [] : [{ key: 'hex', value: hex.replace('#', '') }] },
      sort_order: place,
    };
  };
  const first = value(second === '' ? 1 : 2, fieldOf(row, 'dimension'), 'value', fieldOf(row, 'hex'));
  return second === '' ? [first] : [first, value(1, second, 'second_value', '')];
}

async function syncMembers(
  db: Db,
  members: readonly Member[],
  {
    groupOf,
    known,
    isPlan,
    keepsOthers,
  }: {
    groupOf: (name: string) => number;
    known: KnownProducts;
    isPlan: boolean;
    keepsOthers: boolean | undefined;
  },
): Promise<Change[]> {
  const stored = await db
    .selectFrom('product')
    .leftJoin('variant_group', 'variant_group.variant_group_id', 'product.variant_group_id')
    .select(['product_id', 'variant_group.name'])
    .where('product.variant_group_id', 'is not', null)
    .execute();
  const before = new Map(stored.map(row => [row.product_id, row.name]));
  const after = new Map(members.map(({ product, group }) => [product, group]));
  const changes: Change[] = [];
  const moved: { product_id: number; variant_group_id: number | null }[] = [];
  for (const product of new Set([...before.keys(), ...after.keys()])) {
    const [from = null, to = null] = [before.get(product), after.get(product)];
    if (from === to || (to === null && keepsOthers === true)) continue;
    moved.push({ product_id: product, variant_group_id: to === null ? null : groupOf(to) });
    const fields = [{ column: 'variant_group', before: from, after: to }];
    changes.push({ entity: 'product', name: known.articleNumberOf(product), kind: 'changed', fields });
  }
  if (!isPlan && moved.length > 0)
    await sql`update product p set variant_group_id = m.variant_group_id
      from jsonb_to_recordset(${JSON.stringify(moved)}::jsonb) as m (product_id int, variant_group_id int)
      where p.product_id = m.product_id`.execute(db);
  return changes;
}
