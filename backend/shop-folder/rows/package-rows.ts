/** The rows of packages that a shop's folder asks for: their groups, options and prices, and which are sold. */
import { type Kysely, sql } from 'kysely';
import type { Schema } from '#backend/database/schema.ts';
import type { Finding } from '#engine/definition/finding.ts';
import { languages } from '#kernel/languages.gen.ts';
import { atValue } from '#page-lint/source/source-file.ts';
import type { KnownProducts } from '../known-products.ts';
import { numbering } from '../numbering.ts';
import { inLine } from '../read-packages.ts';
import type { PackagePart } from '../shop-files.gen.ts';
import type { FolderPackage, ShopFolder } from '../shop-folder.ts';
import { type Change, type Row, syncRows } from '../sync-rows.ts';

type Db = Kysely<Schema>;

interface Resolved {
  id: number;
  articleNumber: string;
  groups: readonly PackagePart[];
}

/** One that left the file is not sold any more; a group or option that left one is removed, and open carts say so. */
export async function syncPackages(
  db: Db,
  { packages, shop, keepsOthers }: ShopFolder,
  { known, isPlan, unresolved }: { known: KnownProducts; isPlan: boolean; unresolved: Finding[] },
): Promise<Change[]> {
  if (!packages) return [];
  const resolved: Resolved[] = [];
  for (const one of packages) {
    const id = known.productOf(one.articleNumber);
    const missing = missingIn(one, known);
    unresolved.push(...missing);
    // The importer has said why it refused the package.
    if (id !== null && missing.length === 0)
      resolved.push({ id, articleNumber: one.articleNumber, groups: one.source.data.groups });
  }
  const language = shop?.data.languages[0] ?? languages[0].code;
  const changes = [
    ...(await syncSold(db, packages, { isPlan, keepsOthers })),
    ...(await syncGroups(db, resolved, { language, isPlan, known })),
  ];
  if (!isPlan) await priceByParts(db, resolved);
  return changes;
}

const missingIn = ({ source, line }: FolderPackage, { productOf }: KnownProducts): Finding[] =>
  source.data.groups.flatMap(({ options }, index) =>
    options.flatMap(({ product }, place) =>
      productOf(product) !== null
        ? []
        : [
            inLine(
              atValue(source, ['groups', index, 'options', place, 'product'], {
                ...{ code: 'SHOP021', message: `The shop has no product "${product}"` },
                fix: 'Take it out, or import it first; the package is left as it was',
              }),
              line,
            ),
          ],
    ),
  );

async function syncSold(
  db: Db,
  packages: readonly FolderPackage[],
  { isPlan, keepsOthers }: { isPlan: boolean; keepsOthers: boolean | undefined },
): Promise<Change[]> {
  const stored = await db
    .selectFrom('product')
    .select(['article_number', 'active'])
    .where('type', '=', 'package')
    .execute();
  const wanted = new Set(packages.map(({ articleNumber }) => articleNumber));
  const known = new Set(stored.map(row => row.article_number));
  const other = stored.filter(
    ({ article_number: name, active }) => active !== wanted.has(name) && !(active && keepsOthers === true),
  );
  if (!isPlan && other.length > 0)
    await db
      .updateTable('product')
      .set(eb => ({ active: eb.not('active') }))
      .where(
        'article_number',
        'in',
        other.map(row => row.article_number),
      )
      .execute();
  const change = (name: string, kind: Change['kind'], fields: Change['fields'] = []): Change => ({
    ...{ entity: 'package', name, kind, fields },
  });
  return [
    ...[...wanted].filter(name => !known.has(name)).map(name => change(name, 'created')),
    ...other.map(({ article_number: name, active }) =>
      active
        ? change(name, 'hidden')
        : change(name, 'changed', [{ column: 'active', before: false, after: true }]),
    ),
  ];
}

async function syncGroups(
  db: Db,
  packages: readonly Resolved[],
  { language, isPlan, known }: { language: string; isPlan: boolean; known: KnownProducts },
): Promise<Change[]> {
  const groups = await db.selectFrom('package_group').select(['group_id', 'product_id', 'name']).execute();
  const groupKey = (product: number, name: string | undefined): string => `${product} ${name ?? ''}`;
  const groupOf = numbering(
    groups.map(row => ({ id: row.group_id, name: groupKey(row.product_id, row.name[language]) })),
  );
  const options = await db
    .selectFrom('package_option')
    .select(['option_id', 'group_id', 'product_id'])
    .execute();
  const optionOf = numbering(
    options.map(row => ({ id: row.option_id, name: `${row.group_id} ${row.product_id}` })),
  );
  const names = new Map<number, string>();
  const groupRows: Row[] = [];
  const optionRows: Row[] = [];
  for (const { id, articleNumber, groups: parts } of packages)
    for (const [index, part] of parts.entries()) {
      const group_id = groupOf(groupKey(id, part.name[language]));
      names.set(group_id, `${articleNumber} ${part.name[language] ?? ''}`);
      groupRows.push({
        ...{ group_id, product_id: id, name: part.name, description: part.description ?? null },
        ...{ required: part.required ?? true, sort_order: index + 1 },
      });
      optionRows.push(...rowsOfOptions(part, group_id, known, optionOf));
    }
  const ids = new Set(packages.map(({ id }) => id));
  for (const row of groups)
    if (ids.has(row.product_id) && !names.has(row.group_id))
      names.set(row.group_id, `${known.articleNumberOf(row.product_id)} ${row.name[language] ?? ''}`);
  return [
    ...(await syncRows(db, {
      table: 'package_group',
      keys: ['group_id'],
      rows: groupRows,
      whenNew: { image: null },
      others: 'delete',
      owns: ({ product_id }) => ids.has(Number(product_id)),
      nameOf: ({ group_id }) => names.get(Number(group_id)) ?? '',
      isPlan,
    })),
    ...(await syncRows(db, {
      table: 'package_option',
      keys: ['option_id'],
      rows: optionRows,
      others: 'delete',
      owns: ({ group_id }) => names.has(Number(group_id)),
      nameOf: row =>
        `${names.get(Number(row.group_id)) ?? ''} ${known.articleNumberOf(Number(row.product_id))}`,
      isPlan,
    })),
  ];
}

function rowsOfOptions(
  { options, required = true }: PackagePart,
  group_id: number,
  { productOf }: KnownProducts,
  optionOf: (name: string) => number,
): Row[] {
  const chosen = options.findIndex(({ selected }) => selected);
  const first = required ? 0 : -1;
  return options.flatMap(({ product, quantity = 1, name = null }, place): Row[] => {
    const product_id = productOf(product);
    if (product_id === null) return [];
    return [
      {
        ...{ option_id: optionOf(`${group_id} ${product_id}`), group_id, product_id, name, quantity },
        ...{ is_selected: place === (chosen < 0 ? first : chosen), sort_order: place + 1 },
      },
    ];
  });
}

/**
 * A package is in the lists of the markets in which it has a price. The shop reckons what it costs from its parts; stored is
 * what the selected ones cost without campaigns.
 */
async function priceByParts(db: Db, packages: readonly Resolved[]): Promise<void> {
  const ids = packages.map(({ id }) => id);
  if (ids.length === 0) return;
  await sql`
    insert into price (product_id, market_id, regular_minor, selling_minor)
    select g.product_id, m.market_id, sum(part.regular_minor * o.quantity), sum(part.regular_minor * o.quantity)
    from package_group g join package_option o on o.group_id = g.group_id and o.is_selected
      cross join market m left join price part on part.product_id = o.product_id and part.market_id = m.market_id
    where g.product_id = any (${ids}::int[])
    group by g.product_id, m.market_id having count(*) = count(part.regular_minor)
    on conflict (product_id, market_id) do update
      set regular_minor = excluded.regular_minor, selling_minor = excluded.selling_minor
      where (price.regular_minor, coalesce(price.base_minor, price.selling_minor))
        is distinct from (excluded.regular_minor, excluded.selling_minor)`.execute(db);
}
