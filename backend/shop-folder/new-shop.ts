/** Writes the folder of a new shop: the starter with another name, country, language and currency. */
import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { isRecord } from '#kernel/is-record.ts';

interface NewShop {
  name: string;
  /** ISO 3166-1. */
  country: string;
  /** A language of the build. */
  language: string;
  /** ISO 4217. */
  currency: string;
  /** The standard rate in per cent. */
  vat: number;
}

export class FolderInUse extends Error {
  override readonly name = 'FolderInUse';
}

/** The values of the starter; each stands in its files where the new shop's own belongs. */
const starter = { name: 'Starter Shop', country: 'FI', language: 'fi', currency: 'EUR', market: 'fi' };

/** Fields whose value is a market; elsewhere the same two letters are a language. */
const ofMarkets: ReadonlySet<string> = new Set(['id', 'defaultMarket']);

/**
 * @param source the folder of the starter
 * @param schemas the folder `schemas/shop`, for completion in editors
 * @throws FolderInUse when the folder has files
 */
export async function newShop(folder: string, shop: NewShop, source: string, schemas: string): Promise<void> {
  const taken = await readdir(folder).catch(() => []);
  if (taken.length > 0) throw new FolderInUse(`${folder} is not empty`);
  await mkdir(folder, { recursive: true });
  await cp(source, folder, { recursive: true });
  const texts = join(folder, 'texts');
  await mkdir(texts, { recursive: true });
  const messages = relative(texts, join(schemas, '..', '..', '.schema', 'shop', 'texts.schema.json'));
  await writeFile(
    join(texts, `${shop.language}.json`),
    `${JSON.stringify({ $schema: messages }, null, 2)}\n`,
  );
  const market = shop.country.toLowerCase();
  for (const name of await readdir(folder, { recursive: true })) {
    const path = join(folder, name);
    if (name.endsWith('.json') && dirname(path) !== texts)
      await rewrite(path, text => `${JSON.stringify(ownValue(JSON.parse(text)), null, 2)}\n`);
    if (name.endsWith('.csv'))
      await rewrite(path, text => {
        const [head = '', ...rows] = text.split('\n');
        const own = head
          .replaceAll(`price_${starter.market}`, `price_${market}`)
          .replaceAll(new RegExp(`(name|group)_${starter.language}\\b`, 'g'), `$1_${shop.language}`);
        return [own, ...rows].join('\n');
      });

    function ownValue(value: unknown, key = ''): unknown {
      if (key === '$schema') return relative(dirname(path), join(schemas, basename(String(value))));
      if (key === 'standard') return shop.vat;
      if (Array.isArray(value)) return value.map(item => ownValue(item));
      if (isRecord(value)) return ownRecord(value);
      if (value === starter.name) return shop.name;
      if (value === starter.country) return shop.country;
      if (value === starter.currency) return shop.currency;
      if (value === starter.market && ofMarkets.has(key)) return market;
      return value === starter.language ? shop.language : value;
    }

    /** The starter's pages have every language of the build, of which the new shop keeps its own. */
    function ownRecord(value: Readonly<Record<string, unknown>>): object {
      if (starter.currency in value) return { [shop.currency]: value[starter.currency] };
      if (starter.language in value)
        return { [shop.language]: ownValue(value[shop.language] ?? value[starter.language]) };
      return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, ownValue(one, key)]));
    }
  }
}

async function rewrite(path: string, change: (text: string) => string): Promise<void> {
  await writeFile(path, change(await readFile(path, 'utf8')));
}
