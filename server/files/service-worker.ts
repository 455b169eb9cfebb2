/** `/sw.js`: the worker of public/, named after everything it installs, so that a change of any of it is a new worker. */

import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { localeCodes } from '#i18n/locales.ts';
import type { LocaleCode } from '#kernel/segment.ts';
import type { ShopProfile } from '#kernel/shop-profile.ts';
import { sendText } from '../http/reply.ts';
import type { Handler } from '../http/route.ts';
import { offlinePage } from './offline-page.ts';
import { shopIcon } from './shop-icon.ts';

/** What the worker installs, besides the shop's icon, which the server generates or the shop's folder has. */
const installed = (publicFolder: string): readonly string[] => [
  ...readdirSync(join(publicFolder, 'offline'))
    .toSorted()
    .map(name => `offline/${name}`),
  'drawings/error.svg',
];

/** Null when the file is missing. @param shop whose name the pages have. @param publicFolder has sw.js and the files that it installs. @param origins by language, where each has a host. */
export function readWorker(
  publicFolder: string,
  shop: ShopProfile,
  origins: Readonly<Partial<Record<LocaleCode, string>>> = {},
): string | null {
  const path = join(publicFolder, 'sw.js');
  if (!existsSync(path)) return null;
  const source = readFileSync(path, 'utf8');
  const hash = createHash('sha256')
    .update(source)
    .update(shop.look.pictures.files.get('/favicon.svg')?.data ?? shopIcon);
  for (const name of installed(publicFolder)) hash.update(readFileSync(join(publicFolder, name)));
  for (const locale of localeCodes) hash.update(offlinePage(locale, shop));
  const languages = Object.entries(origins).map(([locale, origin]) => [new URL(origin).host, locale]);
  return source
    .replace("'VERSION'", `'${hash.digest('hex').slice(0, 12)}'`)
    .replace("'HOSTS'", JSON.stringify(Object.fromEntries(languages)))
    .replace("'LANGUAGES'", JSON.stringify(localeCodes));
}

/** None in development, where files change under the same names. */
export function workerHandler(
  publicFolder: string,
  shop: () => ShopProfile,
  isDevelopment: boolean,
  origins: Parameters<typeof readWorker>[2] = {},
): Handler {
  let last: { shop: ShopProfile; source: string | null } | undefined;
  // The page without a connection names the shop: with another name it is another worker.
  const sourceNow = (): string | null => {
    const now = shop();
    if (last?.shop !== now) last = { shop: now, source: readWorker(publicFolder, now, origins) };
    return last.source;
  };
  // Browsers ask each time whether the worker has changed.
  const headers = { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' };
  return (_request, reply) => {
    const source = isDevelopment ? null : sourceNow();
    if (source === null) return sendText(reply, 404, 'There is no service worker.');
    return reply.headers(headers).send(source);
  };
}
