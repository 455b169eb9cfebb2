/**
 * Rows of a folder that say what the shop has already. To store a product takes forty statements, so an apply that changes one
 * price would take minutes. Whatever is not certain is stored.
 */
import { sql } from 'kysely';
import type { DbTransaction } from '#backend/database/schema.ts';
import type { FindUnchanged } from '#backend/import/import-catalogue.ts';
import { readLocalFile } from '#backend/import/local-image.ts';
import { RowError } from '#backend/import/row-error.ts';
import type { RowPlan } from '#backend/import/row-plan.ts';
import type { RowReferences } from '#backend/import/row-references.ts';
import { digestOf, namedByContent } from '#backend/import/store-pictures.ts';
import { isSingle } from './export/product-line.ts';
import { type ProductState, productStates } from './export/product-state.ts';
import { otherDifferences } from './product-differences.ts';

/** @param pictures their folder; each file is read once */
export function findUnchanged(pictures: string): FindUnchanged {
  const files = new Map<string, Promise<string | null>>();
  const digestOfFile = (name: string): Promise<string | null> => {
    const known = files.get(name) ?? readDigest(pictures, name);
    files.set(name, known);
    return known;
  };
  return async (db, plans, { refs, type }) => {
    const states = await statesOf(db, plans);
    const shown = await digestsOf(db, [...states.values()]);
    const unchanged = new Set<RowPlan>();
    for (const plan of plans) {
      const state = states.get(plan.articleNumber);
      if (!state || state.type !== type || !saysTheSame(plan, state, refs)) continue;
      const names = [...new Set(plan.images)];
      const digests = await Promise.all(names.map(digestOfFile));
      if (!plan.images || showsTheSame(names, digests, state, shown)) unchanged.add(plan);
    }
    return unchanged;
  };
}

async function readDigest(folder: string, name: string): Promise<string | null> {
  const file = await readLocalFile(folder, name);
  return typeof file === 'string' ? null : digestOf(file);
}

async function statesOf(db: DbTransaction, plans: readonly RowPlan[]): Promise<Map<string, ProductState>> {
  const rows = await db
    .selectFrom('product')
    .select('product_id')
    .where('article_number', 'in', ['', ...plans.map(plan => plan.articleNumber)])
    .execute();
  const states = await productStates(
    db,
    rows.map(row => row.product_id),
  );
  return new Map(states.map(state => [state.article_number, state]));
}

/** Of the stored pictures of these products, by name. */
async function digestsOf(db: DbTransaction, states: readonly ProductState[]): Promise<Map<string, string>> {
  const names = new Set(states.flatMap(({ images }) => images.map(({ file_name }) => file_name)));
  const rows = await db
    .selectFrom('image_original')
    .select(['file_name', sql<string>`encode(sha256(data), 'hex')`.as('digest')])
    .where('type', '=', 'product')
    .where('file_name', 'in', ['', ...names])
    .execute();
  return new Map(rows.map(row => [row.file_name, row.digest]));
}

function saysTheSame(plan: RowPlan, state: ProductState, refs: RowReferences): boolean {
  if (otherDifferences(plan, state).length > 0) return false;
  // Pieces that the database has by chance are remembered as stated.
  const { in_stock, oversellable, static: fixed, ...place } = plan.stock;
  if ([in_stock, oversellable, fixed].some(pieces => pieces !== undefined)) return false;
  const isAboutArticle = [...Object.values(place), plan.gtin, plan.externalId].some(
    value => value !== undefined && value !== null,
  );
  if (isAboutArticle && !isSingle(state)) return false;
  const [only, ...others] = state.skus;
  const weight = plan.numbers.weight_grams;
  if (only && others.length === 0 && weight !== undefined && only.weight_grams !== weight) return false;
  // A row has one value of each parameter.
  for (const identifier of plan.parameters.keys())
    if (state.values.filter(value => value.identifier === identifier).length !== 1) return false;
  return isInTheSame(plan, state, refs);
}

function isInTheSame({ category, alsoIn }: RowPlan, state: ProductState, refs: RowReferences): boolean {
  try {
    const primary = typeof category === 'string' ? refs.category(category) : state.category_id;
    if (primary !== state.category_id) return false;
    const further = (alsoIn ?? []).flatMap(path => refs.lineage(refs.category(path, 'also_in')));
    const wanted = new Set([...refs.lineage(primary), ...further]);
    const stored = new Set(state.categories);
    return [...wanted].every(id => stored.has(id)) && (!alsoIn || wanted.size === stored.size);
  } catch (error) {
    // The importer says what is wrong with the row.
    if (error instanceof RowError) return false;
    throw error;
  }
}

/** Drawings are stored as their pixels, and so are read again. */
function showsTheSame(
  names: readonly string[],
  digests: readonly (string | null)[],
  { images }: ProductState,
  shown: ReadonlyMap<string, string>,
): boolean {
  if (names.length !== images.length) return false;
  return names.every((given, index) => {
    const stored = images[index]?.file_name ?? '';
    const digest = digests[index] ?? null;
    if (digest === null || shown.get(stored) !== digest) return false;
    const name = given.normalize('NFC');
    return stored === name || stored === namedByContent(name, digest);
  });
}
