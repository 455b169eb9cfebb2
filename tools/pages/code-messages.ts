/** Ids of messages that code uses: literal ids, and all ids that match a template composed at run time. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultLocale } from '#i18n/locales.ts';
import { codeSources } from '#tools/locales/code-sources.mjs';

// A text search: a syntax tree of every module would add more than a second to each lint run.
const quoted = /['"`]([A-Za-z][\w.]*)(?:['"`]|(\$\{))/g;

export function messagesOfCode(root: string): ReadonlySet<string> {
  const whole = new Set<string>();
  const beginnings = new Set<string>();
  for (const { text } of codeSources(root))
    for (const [, word = '', open] of text.matchAll(quoted)) (open ? beginnings : whole).add(word);
  const ids = Object.keys(
    JSON.parse(readFileSync(join(root, 'locales', `${defaultLocale}.json`), 'utf8')) as Record<
      string,
      string
    >,
  );
  const built = [...beginnings].filter(word => /^[A-Z][A-Z0-9]*_/.test(word));
  return new Set(ids.filter(id => whole.has(id) || built.some(word => id.startsWith(word))));
}
