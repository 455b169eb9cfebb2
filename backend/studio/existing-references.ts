/** Which of the products and pictures that documents refer to the shop has: one statement for each kind. */
import type { Kysely } from 'kysely';
import type { Schema } from '#backend/database/schema.ts';
import { pageImageType } from './media/asset.repository.ts';

export interface ExistingReferences {
  /**
   * Products that are sold in some market.
   * @param names aliases in any language, or ids
   */
  products(names: readonly (string | number)[]): Promise<ReadonlySet<string | number>>;
  /** @param files names of pictures of pages */
  pictures(files: readonly string[]): Promise<ReadonlySet<string | number>>;
}

export function createExistingReferences(db: Kysely<Schema>): ExistingReferences {
  return {
    async products(names) {
      const aliases = names.filter(name => typeof name === 'string');
      const ids = names.filter(name => typeof name === 'number');
      const rows = await db
        .selectFrom('product as p')
        .innerJoin('product_text as t', 't.product_id', 'p.product_id')
        .select(['p.product_id', 't.alias'])
        .where('p.active', '=', true)
        .where(({ or, eb }) =>
          or([
            eb('t.alias', '=', eb.fn.any(eb.val(aliases))),
            eb('p.product_id', '=', eb.fn.any(eb.val(ids))),
          ]),
        )
        .execute();
      return new Set(rows.flatMap(({ product_id, alias }) => [product_id, alias]));
    },
    async pictures(files) {
      const rows = await db
        .selectFrom('image_original')
        .select('file_name')
        .where('type', '=', pageImageType)
        .where(({ eb }) => eb('file_name', '=', eb.fn.any(eb.val([...files]))))
        .execute();
      return new Set(rows.map(({ file_name }) => file_name));
    },
  };
}
