/** `catalogue/products.jsonl`, `packages.jsonl` and the tables that name their articles, from the database. */
import { universalVehicle } from '#backend/import/vehicle-value.ts';
import { type CsvRow, csvText } from './csv-text.ts';
import { categoryAliases } from './export-catalogue.ts';
import { byText, type ExportContext } from './export-context.ts';
import { show } from './export-pictures.ts';
import { vehicleSlugs } from './export-vehicles.ts';
import { articleColumns, isSingle, type LineNames, productLine } from './product-line.ts';
import { type ProductState, productStates } from './product-state.ts';

/** Read at once: a shop of any size stays small in memory. */
const BATCH = 500;

interface ExportedProducts {
  /** Lines of `products.jsonl`. */
  products: readonly string[];
  /** Lines of `packages.jsonl`, still without their groups. */
  packages: readonly { id: number; line: Record<string, unknown> }[];
  sizes: string | null;
  /** Article numbers of everything that has a line. */
  numbers: ReadonlyMap<number, string>;
}

/**
 * By their age, since lists show products of the same day in it, and each after the parts that fitting it takes: the importer
 * knows only those of earlier lines.
 */
async function inOrder({ db }: ExportContext, type: 'product' | 'package'): Promise<number[]> {
  const rows = await db
    .selectFrom('product')
    .select('product_id')
    .where('type', '=', type)
    .where('active', '=', true)
    .orderBy('product_id')
    .execute();
  const parts = await db
    .selectFrom('product_relation')
    .select(['product_id', 'related_product_id'])
    .where('relation', '=', 'FITTING')
    .orderBy('sort_order')
    .execute();
  const partsOf = new Map<number, number[]>();
  for (const { product_id, related_product_id } of parts)
    partsOf.set(product_id, [...(partsOf.get(product_id) ?? []), related_product_id]);
  const own = new Set(rows.map(row => row.product_id));
  const placed = new Set<number>();
  const place = (id: number, above: ReadonlySet<number>): void => {
    if (placed.has(id) || above.has(id) || !own.has(id)) return;
    for (const part of partsOf.get(id) ?? []) place(part, new Set([...above, id]));
    placed.add(id);
  };
  for (const { product_id } of rows) place(product_id, new Set());
  return [...placed];
}

async function namesFor(context: ExportContext): Promise<Omit<LineNames, 'before'>> {
  const { db } = context;
  const rows = await db.selectFrom('category').select(['category_id', 'parent_category_id']).execute();
  const pictures = await db
    .selectFrom('image_original')
    .select('file_name')
    .where('type', '=', 'product')
    .execute();
  return {
    categories: await categoryAliases(context),
    parents: new Map(rows.map(row => [row.category_id, row.parent_category_id])),
    vehicles: new Set([universalVehicle.slug, ...(await vehicleSlugs(context))]),
    pictures: new Set(pictures.map(row => row.file_name)),
  };
}

export async function exportProducts(context: ExportContext): Promise<ExportedProducts> {
  const { db, left } = context;
  const names = await namesFor(context);
  const before = new Set<string>();
  const numbers = new Map<number, string>();
  const products: string[] = [];
  const packages: { id: number; line: Record<string, unknown> }[] = [];
  const sizes: CsvRow[] = [];
  const hidden = await db
    .selectFrom('product')
    .select('article_number')
    .where('active', '=', false)
    .where('type', '=', 'product')
    .orderBy('article_number')
    .execute();
  for (const row of hidden) left.add('products that are not sold', row.article_number);
  const take = (state: ProductState): void => {
    const line = productLine(state, { ...names, before }, context);
    if (line === null) return;
    if (state.type === 'product' && state.prices.length === 0) {
      left.add('products without a price', state.article_number);
      return;
    }
    if (state.type === 'package') packages.push({ id: state.product_id, line });
    else products.push(JSON.stringify(line));
    before.add(state.article_number);
    numbers.set(state.product_id, state.article_number);
    for (const { file_name } of state.images)
      if (names.pictures.has(file_name)) show(context, 'product', file_name);
    if (state.type === 'product' && !isSingle(state)) sizes.push(...sizeRows(state, context));
  };
  for (const type of ['product', 'package'] as const) {
    const ids = await inOrder(context, type);
    for (let start = 0; start < ids.length; start += BATCH)
      for (const state of await productStates(db, ids.slice(start, start + BATCH))) take(state);
  }
  const sorted = sizes.toSorted((a, b) => byText(a.product ?? '', b.product ?? ''));
  return { products, packages, sizes: sizesText(sorted), numbers };
}

const sizesText = (rows: readonly CsvRow[]): string | null =>
  csvText(
    ['article_number', 'product', 'name'],
    [
      'gtin',
      'weight_grams',
      'stock',
      'stock_oversellable',
      'stock_static',
      'incoming_on',
      'shelf',
      'external_id',
    ],
    rows,
  );

const sizeRows = ({ skus, article_number: product }: ProductState, { left }: ExportContext): CsvRow[] =>
  skus.map(sku => {
    const { article_number, name, weight_grams } = sku;
    const columns = articleColumns(sku, kind => left.add(kind, article_number));
    return {
      ...{ article_number, product, name, weight_grams: String(weight_grams) },
      ...Object.fromEntries(Object.entries(columns).map(([column, value]) => [column, String(value)])),
    };
  });

export async function exportRelations({ db, left }: ExportContext, numbers: ReadonlyMap<number, string>) {
  const rows = (
    await db.selectFrom('product_relation').selectAll().where('relation', '<>', 'FITTING').execute()
  ).flatMap(({ product_id, related_product_id, relation, sort_order }) => {
    const [from, to] = [numbers.get(product_id), numbers.get(related_product_id)];
    if (from !== undefined && to !== undefined)
      return [{ from, to, kind: relation.toLowerCase(), sort_order }];
    left.add(
      'relations of products that are not exported',
      `${from ?? product_id} ${to ?? related_product_id}`,
    );
    return [];
  });
  let group = '';
  let place = 0;
  return csvText(
    ['from', 'to', 'kind'],
    ['sort'],
    rows
      .toSorted(
        (a, b) =>
          byText(a.from, b.from) ||
          byText(a.kind, b.kind) ||
          a.sort_order - b.sort_order ||
          byText(a.to, b.to),
      )
      .map(({ sort_order, ...row }) => {
        const own = `${row.from} ${row.kind}`;
        place = own === group ? place + 1 : 1;
        group = own;
        return { ...row, sort: sort_order === place ? '' : String(sort_order) };
      }),
  );
}
