/** The first market of the shop's folder, for a shop that names none in its settings. */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { isRecord } from '#kernel/is-record.ts';

/** Undefined when the folder does not say it; the start then names what is wrong with the folder. */
export function marketOfFolder(root: string, folder: string): string | undefined {
  try {
    const shop: unknown = JSON.parse(readFileSync(join(resolve(root, folder), 'shop.json'), 'utf8'));
    const market = isRecord(shop) ? shop['defaultMarket'] : undefined;
    return typeof market === 'string' && /^[a-z]{2}$/.test(market) ? market : undefined;
  } catch {
    return undefined;
  }
}
