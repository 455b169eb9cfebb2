/** Ratings that add up, for every sum that a product can have. */
import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { silentLogger } from '#backend/commands.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { blankPictures } from '../picture/picture-source.ts';
import { families } from '../products/families.ts';
import { createRandom } from '../random.ts';
import { seedShop } from '../seed.ts';
import { starsOf } from './review-rows.ts';
import { praise } from './review-texts.ts';

it('gives as many ratings as there are votes, from one to five stars, with the product’s sum', () => {
  for (let count = 0; count <= 15; count += 1)
    for (let sum = count; sum <= count * 5; sum += 1) {
      const stars = starsOf({ sum, count }, createRandom(sum * 31 + count));
      expect(stars).toHaveLength(count);
      expect(stars.reduce((total, one) => total + one, 0)).toBe(sum);
      expect(stars.every(one => one >= 1 && one <= 5)).toBe(true);
    }
});

it('has a positive text for every product family', () => {
  expect(Object.keys(praise).sort()).toEqual(families.map(({ key }) => key).sort());
});

it('gives every product exactly the ratings of its reviews', async () => {
  const { db, drop } = await createTestDatabase();
  onTestFinished(drop);
  await seedShop({ db, products: 80, logger: silentLogger, pictures: blankPictures });
  const { rows } = await sql<{ reviews: number; wrong: number }>`
    select sum(votes)::int as reviews, (count(*) filter (where votes <> rating_count or stars <> rating_sum))::int as wrong
    from product p, lateral (
      select count(*)::int as votes, coalesce(sum(rating), 0)::int as stars
      from product_review r where r.product_id = p.product_id
    ) counted`.execute(db);
  expect(rows[0]?.wrong).toBe(0);
  expect(rows[0]?.reviews).toBeGreaterThan(50);
  const { rows: answered } = await sql<{ questions: number; without: number }>`
    select count(*)::int as questions, (count(*) filter (where not exists (
      select 1 from product_answer a where a.question_id = q.question_id and is_shop)))::int as without
    from product_question q`.execute(db);
  expect(answered[0]?.questions).toBeGreaterThan(5);
  expect(answered[0]?.without).toBe(0);
});
