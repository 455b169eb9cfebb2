/** `/sw.js`: the worker of public/, named after everything it installs, so that a change of any of it is a new worker (decision 0041). */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { answer, answerText } from '#server/http/answer.ts';
import type { Handler } from '#server/http/exchange.ts';

/** Null where there is none. @param publicFolder holds sw.js and offline/. */
export function readWorker(publicFolder: string): string | null {
  const path = join(publicFolder, 'sw.js');
  if (!existsSync(path)) return null;
  const source = readFileSync(path, 'utf8');
  const offline = join(publicFolder, 'offline');
  const hash = createHash('sha256').update(source);
  for (const name of readdirSync(offline).toSorted()) hash.update(readFileSync(join(offline, name)));
  return source.replace("'VERSION'", `'${hash.digest('hex').slice(0, 12)}'`);
}

/** While developing there is none: files change under the same names. */
export function workerHandler(publicFolder: string, isDevelopment: boolean): Handler {
  const source = isDevelopment ? null : readWorker(publicFolder);
  return exchange =>
    source === null
      ? answerText(exchange, 404, 'There is no service worker.')
      : answer(exchange, 200, source, {
          'content-type': 'text/javascript; charset=utf-8',
          // A browser asks each time whether there is another one.
          'cache-control': 'no-cache',
        });
}
