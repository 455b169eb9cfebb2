/** What the shop's folder says of settings that nothing else names. */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { isRecord } from '#kernel/is-record.ts';

const usual = {
  person: { type: 'PERSON', vat: true },
  organization: { type: 'ORGANIZATION', vat: false },
} as const;

interface FolderSettings {
  defaultMarket?: string;
  customerTypes?: (typeof usual)[keyof typeof usual][];
}

/** Empty when the folder does not say it; the start then names what is wrong with the folder. */
export function settingsOfFolder(root: string, folder: string): FolderSettings {
  try {
    const shop: unknown = JSON.parse(readFileSync(join(resolve(root, folder), 'shop.json'), 'utf8'));
    if (!isRecord(shop)) return {};
    const { defaultMarket: market, customers } = shop;
    const named = new Set<unknown>(Array.isArray(customers) ? customers : []);
    const types = (['person', 'organization'] as const).filter(name => named.has(name));
    return {
      ...(typeof market === 'string' && /^[a-z]{2}$/.test(market) ? { defaultMarket: market } : {}),
      ...(types.length > 0 ? { customerTypes: types.map(name => usual[name]) } : {}),
    };
  } catch {
    return {};
  }
}
