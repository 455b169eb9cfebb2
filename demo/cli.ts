/** `npm run seed -- [--products N] [--database-url URL]`: seeds an empty shop and reports what was written. */
import { parseArgs } from 'node:util';
import { silentLogger, withCommandDatabase } from '#backend/commands.ts';
import { seedShop } from './seed.ts';

const { values } = parseArgs({
  options: { products: { type: 'string' }, 'database-url': { type: 'string' }, url: { type: 'string' } },
});
const products = values.products === undefined ? 2200 : Number(values.products);
if (!Number.isInteger(products) || products < 1 || products > 1_000_000) {
  console.error('--products must be a whole number from 1 to 1000000');
  process.exit(1);
}

const done = await withCommandDatabase(values['database-url'], db =>
  seedShop({ db, products, logger: silentLogger, ...(values.url === undefined ? {} : { url: values.url }) }),
);
if (done.outcome === 'skipped') console.log('The shop already has products; nothing was changed.');
else
  console.log(
    `Seeded ${done.products} products (${done.rows} rows) in ${(done.milliseconds / 1000).toFixed(1)} s.`,
  );
