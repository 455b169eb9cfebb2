/** An apply is killed at any point, or meets another one: what a folder says is what the shop is in the end. */
import { spawn } from 'node:child_process';
import { cp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { variedFolder } from '#backend/testing.ts';
import { invariant } from '#kernel/invariant.ts';
import { differencesOf } from '../support/database-differences.ts';
import { demoFolder } from '../support/demo-folder.ts';
import { createTestDatabase, openTestDatabase } from '../support/test-database.ts';
import { bundled } from './start-from-sources.ts';

/** Enough for several transactions of products, with packages, sizes and variants. */
const PRODUCTS = 230;
const KILLS = 3;
/** Of the importer, in every version of the shop. */
const IMPORT_LOCK = 7_390_222;
const MAX_MILLISECONDS = 300_000;

let folder = '';
let program = '';
const clean = await createTestDatabase();
afterAll(clean.drop);
/** How long an apply takes that nothing disturbs. */
let milliseconds = 0;

beforeAll(async () => {
  const varied = await variedFolder(demoFolder, PRODUCTS);
  afterAll(varied.remove);
  folder = varied.path;
  program = await bundled('tests/attack/apply-folder.ts');
  const whole = applying(clean.url);
  await whole.said('begins');
  const begun = performance.now();
  invariant((await whole.ended) === 0, 'the folder is applied');
  milliseconds = performance.now() - begun;
}, MAX_MILLISECONDS);

/** What the process has said, and how it can be ended. */
function applying(url: string, path = folder) {
  const child = spawn(process.execPath, [program, path, url], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let text = '';
  child.stdout.setEncoding('utf8').on('data', (part: string) => (text += part));
  const ended = new Promise<number | null>(done => child.on('close', code => done(code)));
  const said = async (word: string): Promise<void> => {
    while (!text.includes(word) && child.exitCode === null && child.signalCode === null) await sleep(5);
  };
  return { said, ended, text: () => text, kill: () => child.kill('SIGKILL') };
}

async function apply(url: string): Promise<string> {
  const child = applying(url);
  expect(await child.ended).toBe(0);
  return child.text();
}

/** But for moments (when instances heard of what, when a price began) and for hashes, which have salts of their own. */
const sameShop = async (...[one, other]: Parameters<typeof differencesOf>): Promise<[string, string][]> =>
  [...(await differencesOf(one, other))].filter(
    ([name]) => !/^(?:catalogue_change |price_log |customer\.password_hash$)/.test(name),
  );

/** How often the price of a product has begun in a market: demo.json brings earlier ones. */
const begunPrices = async ({ pool }: typeof clean.database): Promise<unknown[]> =>
  (await pool.query('select product_id, market_id, count(*)::int from price_log group by 1, 2 order by 1, 2'))
    .rows;

test(
  'killed at random points and repeated, it ends as if it had run once',
  async () => {
    const killed = await openTestDatabase();
    const points = Array.from({ length: KILLS }, (_, index) =>
      Math.round(((index + Math.random()) / KILLS) * milliseconds),
    );
    let interrupted = 0;
    for (const point of points) {
      const child = applying(killed.url);
      await child.said('begins');
      await sleep(point);
      child.kill();
      if ((await child.ended) === null) interrupted += 1;
    }
    expect(interrupted).toBeGreaterThan(0);
    await apply(killed.url);
    expect({ points, differences: await sameShop(clean.db, killed.db) }).toEqual({ points, differences: [] });
    // No price has begun twice, and nothing is left to do.
    expect(await begunPrices(killed.database)).toEqual(await begunPrices(clean.database));
    expect(await apply(killed.url)).toContain('ends 0 0');
  },
  MAX_MILLISECONDS,
);

test(
  'of two at once one waits, and the shop is as the later one says',
  async () => {
    const { url, db, database } = await openTestDatabase();
    const other = `${folder}-other`;
    await cp(folder, other, { recursive: true });
    afterAll(() => rm(other, { recursive: true }));
    await writeFile(join(other, 'catalogue/synonyms.csv'), 'language,words\nfi,mönkijä|atv\n');
    const holder = await database.pool.connect();
    // Held up where it imports products; by no transaction, which the database would end.
    await holder.query('select pg_advisory_lock($1)', [IMPORT_LOCK]);
    const first = applying(url);
    await vi.waitFor(async () => {
      const { rowCount } = await database.pool.query(
        `select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
          and query like '%pg_try_advisory_xact_lock(${IMPORT_LOCK})%'`,
      );
      expect(rowCount).toBe(1);
    }, MAX_MILLISECONDS);
    const second = applying(url, other);
    await second.said('waits');
    await holder.query('select pg_advisory_unlock($1)', [IMPORT_LOCK]);
    holder.release();
    expect(await first.ended).toBe(0);
    expect(await second.ended).toBe(0);
    expect(second.text()).toMatch(/begins\nwaits\n(?:waits\n)*ends/);
    expect((await sameShop(clean.db, db)).map(([name]) => name)).toEqual(['setting.value']);
  },
  MAX_MILLISECONDS,
);
