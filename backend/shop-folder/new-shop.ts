/** Writes the folder of a new shop: the starter with another name, country, language and currency. */
import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
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
const starter = { name: 'Starter Shop', country: 'FI', language: 'fi', currency: 'EUR' };

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
  const market = shop.country.toLowerCase();
  for (const name of ['shop.json', 'markets.json', 'delivery.json', 'payment.json'])
    await rewrite(join(folder, name), text =>
      text
        .replace(
          /"\$schema": "[^"]*\/([^"/]+)"/,
          (_all, file: string) => `"$schema": ${schemaOf(folder, schemas, file)}`,
        )
        .replaceAll(JSON.stringify(starter.name), JSON.stringify(shop.name))
        .replaceAll(`"${starter.country}"`, `"${shop.country}"`)
        .replaceAll(`"${starter.currency}"`, `"${shop.currency}"`)
        .replaceAll(/"(defaultMarket|id)": "fi"/g, `"$1": "${market}"`)
        .replaceAll(new RegExp(`"${starter.language}"(?=:|[,\\]\\s])`, 'g'), `"${shop.language}"`)
        .replace(/"standard": [\d.]+/, `"standard": ${shop.vat}`),
    );
  for (const name of await readdir(join(folder, 'content')))
    await rewrite(join(folder, 'content', name), text =>
      ownPage(text, shop.language, schemaOf(join(folder, 'content'), schemas, 'page.schema.json')),
    );
  for (const name of await readdir(join(folder, 'catalogue')))
    await rewrite(join(folder, 'catalogue', name), text => {
      const [head = '', ...rows] = text.split('\n');
      const own = head
        .replaceAll(/_fi\b/g, `_${shop.language}`)
        .replaceAll(`price_${shop.language}`, `price_${market}`);
      return [own, ...rows].join('\n');
    });
}

/** A page of the starter, which has every language of the build, in one language. */
function ownPage(text: string, language: string, schema: string): string {
  const own = JSON.parse(text, (key, value: unknown) =>
    isRecord(value) && key !== '' ? { [language]: value[language] } : value,
  );
  return `${JSON.stringify({ ...own, $schema: JSON.parse(schema) }, null, 2)}\n`;
}

const schemaOf = (folder: string, schemas: string, file: string): string =>
  JSON.stringify(relative(folder, join(schemas, file)).replaceAll('\\', '/'));

async function rewrite(path: string, change: (text: string) => string): Promise<void> {
  await writeFile(path, change(await readFile(path, 'utf8')));
}
