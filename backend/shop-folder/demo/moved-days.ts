/** Days and moments of a folder with `demo.json` as the database has them: its past is always as long ago. */
import type { Kysely } from 'kysely';
import type { Schema } from '#backend/database/schema.ts';
import type { RowPlan } from '#backend/import/row-plan.ts';
import { demoMark } from '#backend/is-demo.ts';
import type { ShopFolder } from '../shop-folder.ts';

const DAY = 86_400_000;

/**
 * @param writtenOn the day of the file
 * @returns days that have passed since then, in UTC; 0 for a file of a later day
 */
export function daysSince(writtenOn: string, now = new Date()): number {
  return Math.max(0, Math.floor(now.getTime() / DAY) - Math.floor(Date.parse(writtenOn) / DAY));
}

/** `yyyy-mm-dd`; what is no day stays as it is. */
export const laterDay = <Day extends string | null | undefined>(day: Day, days: number): Day | string =>
  typeof day === 'string' ? new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10) : day;

/** The day on which the database got its first products of such a folder: applied later, it has the same days. */
const key = 'shop.demo.day';

/** Before the first products. A database that has `demo.json` from before days were moved keeps those of its products. */
export async function markDay(db: Kysely<Schema>, { writtenOn }: ShopFolder): Promise<void> {
  if (writtenOn === null || (await settingsOf(db)).has(demoMark)) return;
  const value = JSON.stringify(new Date().toISOString().slice(0, 10));
  await db
    .insertInto('setting')
    .values({ key, value })
    .onConflict(on => on.doNothing())
    .execute();
}

/** By which the days of products move: those from `writtenOn` to the day on which the database was first filled. */
export async function movedDays(db: Kysely<Schema>, { writtenOn }: ShopFolder): Promise<number> {
  if (writtenOn === null) return 0;
  const settings = await settingsOf(db);
  const filledOn = settings.get(key);
  if (typeof filledOn === 'string') return daysSince(writtenOn, new Date(filledOn));
  return settings.has(demoMark) ? 0 : daysSince(writtenOn);
}

async function settingsOf(db: Kysely<Schema>): Promise<Map<string, unknown>> {
  const rows = await db
    .selectFrom('setting')
    .select(['key', 'value'])
    .where('key', 'in', [key, demoMark])
    .execute();
  return new Map(rows.map(row => [row.key, row.value]));
}

/** A row of products or packages with its days moved. */
export function moveRow(plan: RowPlan, days: number): RowPlan {
  if (days === 0) return plan;
  const { stock, firstAvailableOn } = plan;
  const incoming = stock.incoming_on === undefined ? {} : { incoming_on: laterDay(stock.incoming_on, days) };
  return { ...plan, stock: { ...stock, ...incoming }, firstAvailableOn: laterDay(firstAvailableOn, days) };
}
