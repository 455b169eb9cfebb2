/** Twenty instances that follow one database: single price changes, an import, a count of sales. Without HTTP, in one process. */
import { Fleet } from './fleet/fleet.ts';
import { openFleetDatabase } from './fleet/fleet-database.ts';
import { changePrices, countSales, importProducts } from './fleet/phases.ts';
import { type Measure, rowsOf, type Table } from './run/budgets.mjs';
import { options } from './run/options.mjs';

const INSTANCES = options.short ? 4 : 20;
/** 50,000 changes with the usual 10,000 products. */
const PRODUCTS = options.sizes[0] ?? 10_000;
const CHANGES = options.short ? 200 : Math.min(50_000, PRODUCTS * 5);
const POLLED_CHANGES = options.short ? 200 : Math.ceil(CHANGES / 10);
const CHANGES_PER_SECOND = Math.min(400, Math.max(100, PRODUCTS / 25));

export const title = `${INSTANCES} instances on one PostgreSQL, without requests`;
export const note =
  'Index, lists and product cache of every instance in one process, which they share with the writer: times are longer than on machines of their own. Staleness: from the answer to a commit until an instance shows the price. Statements and CPU of the database are those of the instances alone.';

/** A change that no instance shows fails the bench. Times depend on the computer, so they are printed and not enforced. */
const measures: readonly Measure[] = [
  { key: 'changes', name: 'changes' },
  { key: 'seconds', name: 'until all instances had followed, s' },
  { key: 'lost', name: 'changes that an instance has not shown', budget: 0 },
  { key: 'p50', name: 'staleness p50, ms' },
  { key: 'p95', name: 'staleness p95, ms', goal: { most: 1_000 } },
  { key: 'max', name: 'staleness at most, ms', goal: { most: 2_000 } },
  { key: 'statements', name: 'statements a second, of an instance', budget: 30 },
  { key: 'databaseCpu', name: 'CPU of the database for them, % of a core', goal: { most: 50 } },
  { key: 'instanceCpu', name: 'CPU of an instance, % of a core', goal: { most: 10 } },
  { key: 'rebuilds', name: 'rebuilds of the index' },
  { key: 'together', name: 'rebuilds at the same time', budget: 1 },
  { key: 'megabytes', name: 'memory of an instance, MB' },
];

/** A nightly count must not read the catalogue anew; an import is read once by each. */
const rebuildBudgets: readonly Measure[] = [
  {
    key: 'rebuilds',
    name: 'rebuilds of the index',
    budget: { prices: 0, polled: 0, import: INSTANCES, sales: 0 },
  },
];

export async function measure(): Promise<Table[]> {
  const database = await openFleetDatabase(PRODUCTS);
  try {
    const fleet = await Fleet.open(database, { count: INSTANCES, changeSignal: 'listen' });
    const prices = await fleet.during(() => changePrices(fleet, CHANGES, CHANGES_PER_SECOND));
    const imported = await fleet.during(() => importProducts(fleet));
    const sales = await fleet.during(() => countSales(fleet));
    await fleet.close();
    const polling = await Fleet.open(database, { count: INSTANCES, changeSignal: 'poll' });
    const polled = await polling.during(() => changePrices(polling, POLLED_CHANGES, CHANGES_PER_SECOND));
    await polling.close();
    const figures = { prices, polled, import: imported, sales };
    const rows = measures.filter(({ key }) => key !== 'rebuilds');
    return [
      {
        columns: Object.keys(figures),
        rows: [...rowsOf(rows, figures), ...rowsOf(rebuildBudgets, figures)],
      },
    ];
  } finally {
    await database.stop();
  }
}
