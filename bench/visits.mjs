/** Visits to pages of the built shop at a fixed rate, and what its page cache answered. */
import { setTimeout as pause } from 'node:timers/promises';
import { startBuiltShop } from './built-shop.mjs';
import { round } from './figures.mjs';
import { pathsOf } from './shop-pages.mjs';

/** A seeded random number generator: the same numbers in every run. */
export function createRandom(state = 42) {
  return below => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7f_ff_ff_ff;
    return state % below;
  };
}

/** Front page, lists and products, in the order in which a crawler finds their links. */
export async function findPublicPages(origin, most) {
  const paths = ['/'];
  for (let at = 0; at < paths.length && paths.length < most; at += 1) {
    const answer = await fetch(origin + paths[at]);
    const isPublic = answer.ok && answer.headers.get('cache-control')?.startsWith('public');
    if (!isPublic) {
      paths.splice(at, 1);
      at -= 1;
      continue;
    }
    for (const path of pathsOf(await answer.text(), origin)) if (!paths.includes(path)) paths.push(path);
  }
  return paths.slice(0, most);
}

/** Runs `work` at a fixed rate per second; its result has the number of successes and the last failure. */
export async function pace(perSecond, seconds, work) {
  const outcome = { done: 0, failed: 0, reason: undefined };
  const running = [];
  const start = performance.now();
  for (let turn = 0; turn < perSecond * seconds; turn += 1) {
    await pause(Math.max(0, start + (turn * 1000) / perSecond - performance.now()));
    running.push(
      work().then(
        () => (outcome.done += 1),
        error => {
          outcome.failed += 1;
          outcome.reason = error;
        },
      ),
    );
  }
  await Promise.all(running);
  return outcome;
}

/** Resolves when every page is in the cache. */
export async function warm(origin, pages) {
  for (const path of pages) await (await fetch(origin + path)).arrayBuffer();
}

/** A function that visits one page; the first pages are visited more often than the others. */
export function createVisit(origin, pages) {
  const random = createRandom();
  return async () => {
    const answer = await fetch(origin + pages[Math.floor(pages.length * (random(1000) / 1000) ** 2)]);
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}`);
  };
}

/**
 * The built shop with the kinds of its responses.
 * @param onLine called with every other line of the log
 */
export async function startCountedShop(onLine = () => undefined) {
  const answered = { hit: 0, stale: 0, miss: 0, other: 0 };
  let isMeasuring = false;
  const shop = await startBuiltShop({ LOG_LEVEL: 'info' }, text => {
    const line = JSON.parse(text);
    const { msg, method, cache } = line;
    if (msg !== 'request') onLine(line);
    else if (isMeasuring && method === 'GET' && cache) answered[cache in answered ? cache : 'other'] += 1;
  });
  return {
    ...shop,
    begin: () => (isMeasuring = true),
    /** Percent of the responses, and renders per second. */
    async figures(seconds) {
      // The log is written after the responses.
      await pause(500);
      const all = Object.values(answered).reduce((sum, count) => sum + count, 0);
      const shares = Object.entries(answered).map(([name, count]) => [name, round((count * 100) / all)]);
      const renders = answered.stale + answered.miss + answered.other;
      return { ...Object.fromEntries(shares), rendersPerSecond: round(renders / seconds) };
    },
  };
}

/** @throws when one of them failed */
export function requireAll(...outcomes) {
  for (const { failed, reason } of outcomes)
    if (failed > 0) throw new Error(`${failed} requests failed: ${reason}`);
}
