/** Stores what `demo.json` says of products. Nothing of it is ever removed or stored twice. */
import type { Kysely } from 'kysely';
import type { Schema } from '#backend/database/schema.ts';
import { demoMark } from '#backend/is-demo.ts';
import type { Finding } from '#engine/definition/finding.ts';
import { atValue } from '#page-lint/source/source-file.ts';
import type { KnownProducts } from '../known-products.ts';
import type { ShopFolder } from '../shop-folder.ts';
import type { Change } from '../sync-rows.ts';
import { addQuestions, addReviews, freshOpinions, type Placed } from './demo-opinions.ts';
import { addPrices, freshPrices, syncSold, syncUses } from './demo-past.ts';
import { daysSince } from './moved-days.ts';

interface Options {
  known: KnownProducts;
  /** Nothing is written. */
  isPlan: boolean;
  /** Products that the shop does not have; what names them is left out. */
  unresolved: Finding[];
}

/** After the promotions, whose prices are logged as well. */
export async function syncDemo(db: Kysely<Schema>, folder: ShopFolder, options: Options): Promise<Change[]> {
  const { demo } = folder;
  if (!demo) return [];
  const { isPlan } = options;
  const days = daysSince(demo.data.writtenOn);
  const given = placeAll(demo, options);
  const reviews = await freshOpinions(db, 'product_review', given.reviews);
  const questions = await freshOpinions(db, 'product_question', given.questions);
  const prices = await freshPrices(db, given.prices, days);
  const sold = await syncSold(db, given.sold, isPlan);
  const uses = await syncUses(db, demo.data.codes ?? {}, isPlan);
  if (!isPlan) {
    if (reviews.length > 0) await addReviews(db, folder, reviews, days);
    if (questions.length > 0) await addQuestions(db, questions, days);
    if (prices.length > 0) await addPrices(db, prices, days);
    await db
      .insertInto('setting')
      .values({ key: demoMark, value: JSON.stringify(demo.data.writtenOn) })
      .onConflict(on => on.doNothing())
      .execute();
  }
  return [
    ...counted(reviews.length, 'reviews', 'created'),
    ...counted(questions.length, 'questions', 'created'),
    ...counted(prices.length, 'histories of prices', 'created'),
    ...counted(sold, 'numbers sold', 'changed'),
    ...counted(uses, 'uses of promo codes', 'changed'),
  ];
}

/** One line for all: there are thousands. */
const counted = (count: number, what: string, kind: Change['kind']): Change[] =>
  count === 0 ? [] : [{ entity: 'demo', name: `${count} ${what}`, kind, fields: [] }];

/** With the numbers of their products. */
function placeAll(demo: NonNullable<ShopFolder['demo']>, { known, unresolved }: Options) {
  const { prices = [], reviews = [], questions = [], sold = {} } = demo.data;
  const missing = new Set<string>();
  const place = <Entry extends { product: string }>(
    key: string,
    entries: readonly Entry[],
  ): Placed<Entry>[] =>
    entries.flatMap((entry, index) => {
      const product_id = known.productOf(entry.product);
      if (product_id !== null) return [{ ...entry, product_id }];
      if (!missing.has(entry.product))
        unresolved.push(
          atValue(demo, [key, index], {
            ...{ code: 'SHOP021', message: `The shop has no product "${entry.product}"` },
            fix: 'take it out, or see why the product was not stored',
          }),
        );
      missing.add(entry.product);
      return [];
    });
  return {
    prices: place('prices', prices),
    reviews: place('reviews', reviews),
    questions: place('questions', questions),
    sold: place(
      'sold',
      Object.entries(sold).map(([product, pieces]) => ({ product, pieces })),
    ),
  };
}
