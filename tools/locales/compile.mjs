/** Turns locales/*.json into what the shop imports: compiled messages per language and the type of their ids. */
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { firstMessages, widgetMessages } from './first-messages.mjs';
import { byKey, localeCodes, readMessages, replaceFile, root } from './message-files.mjs';
import { compileMessage } from './shape.mjs';

/** What only the widget preview says: no page of the shop fetches it. */
const ofTool = /^PREVIEW_/;

/**
 * Writes `messages.<locale>.gen.ts`, its `.first` part for the browser's start, its `.widgets` part for widgets that come alive, the `.tool` of the widget preview, and `message-ids.gen.ts` into src/i18n and answers the paths that changed.
 * A file whose content is the same is left alone, so watchers stay quiet.
 */
export function compileMessages(folder = root) {
  const target = join(folder, 'src', 'i18n');
  mkdirSync(target, { recursive: true });
  const ids = Object.keys(readMessages(localeCodes[0], folder)).sort(byKey);
  const first = new Set(firstMessages(folder, ids));
  const ofWidgets = new Set(widgetMessages(folder, ids));
  const files = localeCodes.flatMap(locale => {
    const messages = readMessages(locale, folder);
    const those = isWanted => Object.fromEntries(Object.entries(messages).filter(([id]) => isWanted(id)));
    return [
      [
        join(target, `messages.${locale}.gen.ts`),
        messagesModule(
          locale,
          those(id => !ofTool.test(id)),
        ),
      ],
      [
        join(target, `messages.${locale}.first.gen.ts`),
        messagesModule(
          locale,
          those(id => first.has(id)),
        ),
      ],
      [
        join(target, `messages.${locale}.widgets.gen.ts`),
        messagesModule(
          locale,
          those(id => ofWidgets.has(id)),
        ),
      ],
      [
        join(target, `messages.${locale}.tool.gen.ts`),
        messagesModule(
          locale,
          those(id => ofTool.test(id)),
        ),
      ],
    ];
  });
  files.push([join(target, 'message-ids.gen.ts'), idsModule(ids)]);
  return files.filter(([path, content]) => replaceWhenNew(path, content)).map(([path]) => path);
}

function messagesModule(locale, messages) {
  const compiled = Object.fromEntries(
    Object.entries(messages)
      .sort(([a], [b]) => byKey(a, b))
      .map(([key, text]) => [key, compileMessage(text)]),
  );
  return `/** Made from locales/${locale}.json by tools/locales/compile.mjs; do not edit. */
import type { CompiledMessages } from './compiled-messages.ts';

export const messages: CompiledMessages = ${JSON.stringify(compiled, null, 1)};
`;
}

function idsModule(ids) {
  const union = ids.map(id => `\n  | ${JSON.stringify(id)}`).join('');
  return `/** Made from locales/fi.json by tools/locales/compile.mjs; do not edit. */
export type MessageId =${union || ' never'};
`;
}

function replaceWhenNew(path, content) {
  if (contentOf(path) === content) return false;
  replaceFile(path, content);
  return true;
}

function contentOf(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  for (const path of compileMessages()) console.log(`wrote ${path.slice(root.length + 1)}`);
}
