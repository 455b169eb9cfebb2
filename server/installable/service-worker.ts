/** `/sw.js`: the worker of public/, named after everything it installs, so that a change of any of it is a new worker (decision 0041). */
import { localeCodes } from '#i18n/locales.ts';
import { offlinePage } from './offline-page.ts';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { answer, answerText } from '#server/http/answer.ts';
import type { LocaleCode } from '#kernel/segment.ts';
import type { Handler } from '#server/http/exchange.ts';
import { shopIcon } from './shop-icon.ts';

/** What the worker installs, beside the shop's mark, which is drawn by the server. */
const installed = (publicFolder: string): readonly string[] => [
  ...readdirSync(join(publicFolder, 'offline'))
    .toSorted()
    .map(name => `offline/${name}`),
  'drawings/error.svg',
];

/** Null where there is none. @param publicFolder holds sw.js and what it installs. @param origins by language, where each has a host. */
export function readWorker(
  publicFolder: string,
  origins: Readonly<Partial<Record<LocaleCode, string>>> = {},
): string | null {
  const path = join(publicFolder, 'sw.js');
  if (!existsSync(path)) return null;
  const source = readFileSync(path, 'utf8');
  const hash = createHash('sha256').update(source).update(shopIcon);
  for (const name of installed(publicFolder)) hash.update(readFileSync(join(publicFolder, name)));
  for (const locale of localeCodes) hash.update(offlinePage(locale));
  const languages = Object.entries(origins).map(([locale, origin]) => [new URL(origin).host, locale]);
  return source
    .replace("'VERSION'", `'${hash.digest('hex').slice(0, 12)}'`)
    .replace("'HOSTS'", JSON.stringify(Object.fromEntries(languages)))
    .replace("'LANGUAGES'", JSON.stringify(localeCodes));
}

/** While developing there is none: files change under the same names. */
export function workerHandler(
  publicFolder: string,
  isDevelopment: boolean,
  origins: Parameters<typeof readWorker>[1] = {},
): Handler {
  const source = isDevelopment ? null : readWorker(publicFolder, origins);
  return exchange =>
    source === null
      ? answerText(exchange, 404, 'There is no service worker.')
      : answer(exchange, 200, source, {
          'content-type': 'text/javascript; charset=utf-8',
          // A browser asks each time whether there is another one.
          'cache-control': 'no-cache',
        });
}
