/** The disk that holds the whole shop is full: reading goes on, ordering is paused, and no acknowledged order is lost (R-ORDER-12). */
import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { databaseOf, stockedPurchase } from './embedded-shop.ts';
import { expectNothingLost } from './expect-nothing-lost.ts';
import { buyOne, startBuyers } from './purchases.ts';
import { callApi } from './request.ts';
import { startFromSources } from './start-from-sources.ts';

const SOON = { timeout: 20_000, interval: 100 };
/** More than a new shop needs; the rest is filled. */
const DISK_BYTES = 200_000_000;

/** A disk of its own in memory, which only root may make. */
function smallDisk() {
  const folder = mkdtempSync(join(tmpdir(), 'atv-disk-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_BYTES},mode=755`, 'tmpfs', folder]);
  onTestFinished(() => {
    execFileSync('umount', ['--lazy', folder]);
    rmSync(folder, { recursive: true });
  });
  const filling = join(folder, 'filling');
  return {
    folder,
    /** Down to the last byte. */
    fill() {
      const file = openSync(filling, 'a');
      try {
        for (const size of [65_536, 512]) while (isWritten(file, size));
      } finally {
        closeSync(file);
      }
    },
    free: () => rmSync(filling),
  };
}

function isWritten(file: number, size: number): boolean {
  try {
    return writeSync(file, Buffer.alloc(size)) === size;
  } catch (error) {
    if (error instanceof Error && error.message.startsWith('ENOSPC')) return false;
    throw error;
  }
}

/** @proves FAULT-114 */
it.runIf(process.getuid?.() === 0)(
  'pauses ordering while its disk is full, keeps every acknowledged order, and sells when there is room',
  async () => {
    const disk = smallDisk();
    const env = { DATA_DIR: join(disk.folder, 'data'), SEED_PRODUCTS: '20' };
    const shop = await startFromSources(env);
    const stateOf = async (origin: string) => (await fetch(`${origin}/readyz`)).text();
    const first = databaseOf(shop);
    const purchase = await stockedPurchase(first.pool, 5000);
    const buyers = startBuyers(shop.origin, purchase, 2);
    await buyers.waitForOrders(10);

    disk.fill();
    await vi.waitFor(async () => expect(await stateOf(shop.origin)).toContain('"ordering":"paused"'), SOON);
    // A checkpoint may have made room meanwhile.
    await vi.waitFor(async () => {
      disk.fill();
      await expect(buyOne(shop.origin, purchase)).rejects.toThrow();
    }, SOON);
    const before = buyers.acknowledged.length;
    const read = await callApi(shop.origin, '{ channel { markets { alias } } }');
    expect([read.status, read.codes]).toEqual([200, []]);
    expect(await stateOf(shop.origin)).toContain('"ordering":"paused"');

    // The process ends as well, with all that it had not written.
    await shop.kill();
    await buyers.stop();
    disk.free();
    const again = await startFromSources(env);
    await buyOne(again.origin, purchase);
    expect(await stateOf(again.origin)).toBe('{"status":"ready"}');
    expect(buyers.acknowledged.length).toBeGreaterThanOrEqual(before);
    await expectNothingLost(databaseOf(again).pool, buyers.acknowledged, purchase.skuId, 5000);
    await again.stop();
  },
);
