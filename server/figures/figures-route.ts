/** `POST /figures`: what pages have counted, checked against the pages and added to the sums of the day (R-STUDIO-201). */
import { LRUCache } from 'lru-cache';
import type { FigureSum, Figures } from '#backend/index.ts';
import { shopClock } from '#i18n/shop-time.ts';
import { networkOf } from '#kernel/address/network-of.ts';
import { limitPerMinute, type MinuteLimit } from '#kernel/work/minute-limit.ts';
import { HttpError } from '#server/http/http-error.ts';
import { isRobot } from '#server/http/is-robot.ts';
import { readJson } from '#server/http/read-json.ts';
import type { Route } from '#server/http/route.ts';
import { requireOwnSite } from '#server/http/same-site.ts';
import { armSums } from './arm-sums.ts';
import { type FiguresReport, figuresReport } from './figures-report.ts';
import type { KnownParts } from './known-parts.ts';

/** Of one report, bytes. */
const largestReport = 32_768;
/** Reports of which a repetition is recognised, the latest ones. */
const REMEMBERED = 20_000;

export interface FiguresOptions {
  figures: Pick<Figures, 'add'>;
  /** What pages show now. */
  parts(): Promise<KnownParts>;
  /** Currencies of the markets. */
  currencies(): ReadonlySet<string>;
  /** IANA name; its midnight ends a day. */
  timeZone(): string;
  ownOrigins: ReadonlySet<string>;
  /** Reports of one network, and of all, in a minute. */
  limit?: MinuteLimit;
  now?: () => Date;
}

export function figuresRoute({
  figures,
  parts,
  currencies,
  timeZone,
  ownOrigins,
  limit = { each: 120, together: 6_000 },
  now = () => new Date(),
}: FiguresOptions): Route {
  const fromOwnSite = requireOwnSite(ownOrigins, 'Figures come from our pages.');
  const admits = limitPerMinute(limit, () => now().getTime());
  const counted = new LRUCache<string, true>({ max: REMEMBERED });
  return {
    url: '/figures',
    method: ['POST'],
    bodyLimit: largestReport,
    async onRequest(request, reply) {
      await fromOwnSite(request, reply);
      if (!admits(networkOf(request.ip), 1))
        throw new HttpError(429, 'Too many reports.', { 'retry-after': '60' });
    },
    async handler(request, reply) {
      const { success, data: report } = figuresReport.safeParse(readJson(request));
      if (!success) throw new HttpError(400, 'That is not a report.');
      reply.code(204).header('cache-control', 'no-store');
      // Told nothing, a robot has no reason to name itself otherwise.
      if (isRobot(request.headers['user-agent']) || counted.has(report.id)) return reply.send();
      const at = now();
      const world = { known: await parts(), currencies: currencies(), at };
      const sums = [...sumsOf(report, world), ...armSums(report, world)];
      if (sums.length === 0) throw new HttpError(400, 'No page shows any of these parts.');
      counted.set(report.id, true);
      try {
        await figures.add(shopClock(timeZone()).toLocal(at.toISOString()).slice(0, 10), sums);
      } catch (error) {
        counted.delete(report.id);
        throw error;
      }
      return reply.send();
    },
  };
}

interface Known {
  known: KnownParts;
  currencies: ReadonlySet<string>;
  at: Date;
}

/** The sums that a report adds, one row per part and currency; what no page shows is left out. */
function sumsOf({ counts }: FiguresReport, { known, currencies, at }: Known): FigureSum[] {
  const rows = new Map<string, FigureSum>();
  for (const { page, part: address, orders = [], ...count } of counts) {
    const part = known.find(page, address, at);
    if (!part) continue;
    /** The row of the part, and of its orders in a currency. */
    const rowOf = (currency: string): FigureSum => {
      const key = [part.documentId, part.nodeId, part.type, page, currency].join('\n');
      const row = rows.get(key) ?? { ...part, page, currency, arm: '', ...nothing };
      rows.set(key, row);
      return row;
    };
    if (Object.keys(count).length > 0) {
      const row = rowOf('');
      // A shared part may stand on the page twice: it counts once per view.
      row.shown = Math.max(row.shown, count.shown ?? 0);
      row.pressed = Math.max(row.pressed, count.pressed ?? 0);
      row.productViews += count.productViews ?? 0;
      row.carts += count.carts ?? 0;
    }
    for (const { currency, value } of orders) {
      if (!currencies.has(currency)) continue;
      const row = rowOf(currency);
      row.orders += 1;
      row.value += value;
    }
  }
  return [...rows.values()];
}

const nothing = { shown: 0, pressed: 0, productViews: 0, carts: 0, orders: 0, value: 0 } as const;
