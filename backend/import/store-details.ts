/** Writes what belongs to a product: its SKU, pictures, parameters and vehicles. */
import { sql } from 'kysely';
import type { DbTransaction } from '#backend/database/schema.ts';
import { readLocalImage } from './local-image.ts';
import { RowError } from './row-error.ts';
import type { RowPlan } from './row-plan.ts';
import type { RowReferences } from './row-references.ts';
import { savePictures } from './save-pictures.ts';
import { badPicture, digestOf, namedByContent, type PictureOptions } from './store-pictures.ts';

/** What the only article of a product is called; clients show no choice for it. */
export const onlySize = '-';

export interface StoreOptions extends PictureOptions {
  /** `yyyy-mm-dd`, for products that do not say when they came. */
  today: string;
  /** What the rows are. */
  type: 'product' | 'package';
}

/** Of a known product. */
export async function storeSku(db: DbTransaction, product: number, plan: RowPlan): Promise<void> {
  const weight = plan.numbers.weight_grams;
  const article = {
    ...(plan.gtin === undefined ? {} : { gtin: plan.gtin }),
    ...(plan.externalId === undefined ? {} : { external_id: plan.externalId }),
  };
  const isAboutSku = Object.keys({ ...plan.stock, ...article }).length > 0;
  if (!isAboutSku && weight === undefined) return;
  const skus = await db
    .selectFrom('sku')
    .select('sku_id')
    .where('product_id', '=', product)
    .where('active', '=', true)
    .execute();
  const [only] = skus;
  // Delivery is priced by the weight of the SKU; sizes with weights of their own keep them.
  if (weight !== undefined && skus.length === 1)
    await db.updateTable('sku').set({ weight_grams: weight }).where('product_id', '=', product).execute();
  // Empty fields of a product with sizes state nothing: the table has the columns for other products.
  const isStated = [...Object.values(article), ...Object.values(plan.stock)].some(
    value => value !== undefined && value !== null,
  );
  if (!isAboutSku || (skus.length > 1 && !isStated)) return;
  if (only === undefined || skus.length > 1)
    throw new RowError(
      'stock',
      'the product is sold in several sizes',
      'leave stock and gtin out of this row',
    );
  if (Object.keys(article).length > 0)
    await db.updateTable('sku').set(article).where('sku_id', '=', only.sku_id).execute();
  if (Object.keys(plan.stock).length > 0)
    await db.updateTable('stock').set(plan.stock).where('sku_id', '=', only.sku_id).execute();
}

export async function storeImages(
  db: DbTransaction,
  product: number,
  { images }: RowPlan,
  { images: folder }: StoreOptions,
): Promise<void> {
  if (images === undefined) return;
  await db.deleteFrom('product_image').where('product_id', '=', product).execute();
  for (const [index, given] of [...new Set(images)].entries()) {
    const found = await readLocalImage(folder, given);
    if (typeof found === 'string') throw badPicture(given, found);
    const file_name = await freeName(db, product, given.normalize('NFC'), found.data);
    await savePictures(db, [{ type: 'product', file_name, ...found }]);
    await db
      .insertInto('product_image')
      .values({ product_id: product, sort_order: index + 1, file_name })
      .execute();
  }
}

/** Another folder may hold another picture of the same name: then the content is a part of the name. */
async function freeName(db: DbTransaction, product: number, name: string, data: Buffer): Promise<string> {
  const other = await db
    .selectFrom('product_image')
    .innerJoin('image_original', 'image_original.file_name', 'product_image.file_name')
    .select('product_image.file_name')
    .where('image_original.type', '=', 'product')
    .where('product_image.file_name', '=', name)
    .where('product_image.product_id', '<>', product)
    .where('image_original.data', 'is distinct from', data)
    .executeTakeFirst();
  return other ? namedByContent(name, digestOf(data)) : name;
}

export async function storeParameters(
  db: DbTransaction,
  product: number,
  { parameters, vehicles }: RowPlan,
  refs: RowReferences,
): Promise<void> {
  const set = async (identifier: string, values: readonly number[]): Promise<void> => {
    await sql`delete from product_parameter using parameter_value v, parameter p where product_parameter.product_id = ${product}
      and v.parameter_value_id = product_parameter.parameter_value_id and p.parameter_id = v.parameter_id and p.identifier = ${identifier}`.execute(
      db,
    );
    if (values.length > 0)
      await db
        .insertInto('product_parameter')
        .values(values.map(parameter_value_id => ({ product_id: product, parameter_value_id })))
        .execute();
  };
  for (const [identifier, value] of parameters) await set(identifier, [await refs.value(identifier, value)]);
  if (vehicles === undefined) return;
  await set('vehicle', [...new Set(refs.vehicles(vehicles))]);
  await sql`select list_applied_vehicles(array[${product}::int])`.execute(db);
}
