/** What two instances show after a failover that lost transactions: everywhere what the new primary says, also later and after a restart. */
import { expect, it, vi } from 'vitest';
import { openServerPair } from '../support/server-pair.ts';
import type { ShopProcess } from '../support/shop-process.ts';
import { smallShopRows } from '../support/worlds/small-shop.ts';
import { openShownPrices } from './shown-prices.ts';
import { startFromSources } from './start-from-sources.ts';

const WITHIN_2_S = { timeout: 2_000, interval: 20 };
const WITHIN_5_S = { timeout: 5_000, interval: 50 };

/** @proves FAULT-136 */
it.each(['listen', 'poll'])('shows no price of the lost primary (%s)', async changeSignal => {
  const pair = await openServerPair(smallShopRows);
  const start = (): Promise<ShopProcess> =>
    startFromSources({ DATABASE_URL: pair.urls[0], CHANGE_SIGNAL: changeSignal });
  const [one, other] = await Promise.all([start(), start()]);
  const shown = await openShownPrices([one, other]);
  const sellAt = (euros: number) =>
    pair.onPrimary(`begin; update price set selling_minor = ${euros * 100} where product_id = 1 and market_id = 'market-fi';
      select announce_catalogue('price', 1); commit`);

  await sellAt(90);
  await vi.waitFor(async () => expect(await shown.prices()).toEqual(shown.all(90)), WITHIN_2_S);
  await pair.stopStandby();
  await sellAt(80);
  await pair.onPrimary(`do $$ begin for i in 1..300 loop
    begin perform pg_current_xact_id(); raise exception 'undone'; exception when raise_exception then null; end;
  end loop; end $$`);
  await vi.waitFor(async () => expect(await shown.prices()).toEqual(shown.all(80)), WITHIN_2_S);

  await pair.killPrimary();
  await pair.startStandby();
  await pair.promote();
  await vi.waitFor(async () => expect(await shown.prices()).toEqual(shown.all(90)), WITHIN_5_S);
  await sellAt(70);
  await vi.waitFor(async () => expect(await shown.prices()).toEqual(shown.all(70)), WITHIN_2_S);
  await other.stop();
  const restarted = await openShownPrices([one, await start()]);
  expect(await restarted.prices()).toEqual(restarted.all(70));
});
