/** From starting the process of the built shop until its front page answers, with a database that exists already. */
import { startBuiltShop } from './built-shop.mjs';
import { cpuTime } from './cpu-time.mjs';
import { median, round } from './figures.mjs';
import { options } from './run/options.mjs';

export const title = 'Start';
export const note =
  'CPU time of the shop without its database server, which an earlier start created; median of the starts.';

const STARTS = options.short ? 1 : 5;

async function measureStart() {
  const started = performance.now();
  const shop = await startBuiltShop();
  try {
    const answer = await fetch(`${shop.origin}/`);
    const wall = performance.now() - started;
    if (!answer.ok) throw new Error(`The front page answered ${answer.status}`);
    return { cpu: cpuTime(shop.pid), wall, ready: shop.readyMs };
  } finally {
    await shop.stop();
  }
}

export async function measure() {
  // The first start creates and seeds the database.
  if (!options.short) await measureStart();
  const starts = [];
  for (let start = 0; start < STARTS; start += 1) starts.push(await measureStart());
  const middle = key => {
    const figures = starts.map(each => each[key]).filter(figure => figure !== undefined);
    return figures.length > 0 ? round(median(figures) / 1000, 2) : undefined;
  };
  return [
    {
      columns: ['shop'],
      rows: [
        { name: 'CPU until the first page, s', values: { shop: middle('cpu') }, goal: { most: 0.9 } },
        { name: 'time until ready, s', values: { shop: middle('ready') } },
        { name: 'time until the first page, s', values: { shop: middle('wall') } },
      ],
    },
  ];
}
