/** Source text of the modules that are generated from the message files. */
import { byKey } from '../files/message-files.mjs';

const generated = from => `/** Generated from ${from} by tools/locales/compile.mjs; do not edit. */\n`;

/** A message without values is compiled to a string, which is shorter than its syntax tree. */
const shortest = ast => (ast.every(node => node.type === 0) ? ast.map(node => node.value).join('') : ast);

const union = ids => ids.map(id => `\n  | ${JSON.stringify(id)}`).join('') || ' never';

const typeImport = "import type { CompiledMessages } from '#kernel/compiled-messages.ts';\n";

const sorted = messages =>
  Object.fromEntries(
    Object.entries(messages)
      .sort(([a], [b]) => byKey(a, b))
      .map(([id, ast]) => [id, shortest(ast)]),
  );

export function messagesModule(code, messages, isIn) {
  const wanted = Object.fromEntries(Object.entries(messages).filter(([id]) => isIn(id)));
  return `${generated(`locales/${code}.json`)}${typeImport}
export const messages: CompiledMessages = ${JSON.stringify(sorted(wanted), null, 1)};
`;
}

/** The messages of mails and printed lists in all languages, and the type of their ids. */
export function mailModule(codes, compiled) {
  const ids = Object.keys(compiled[0]).sort(byKey);
  const texts = Object.fromEntries(codes.map((code, index) => [code, sorted(compiled[index])]));
  return `${generated('locales/mail/*.json')}${typeImport}
export type MailMessageId =${union(ids)};

export const mailMessages: Readonly<Record<string, CompiledMessages>> = ${JSON.stringify(texts, null, 1)};
`;
}

/**
 * The ids, also as the type that react-intl checks every \`id\` against.
 * \`npm run locales\` finds uses of Studio's ids in the shop.
 */
export const idsModule = (
  ids,
  studioIds,
) => `${generated('locales/*.json')}export type MessageId =${union(ids)};

export type StudioMessageId =${union(studioIds)};

declare global {
  namespace FormatjsIntl {
    interface Message {
      ids: MessageId | StudioMessageId;
    }
  }
}
`;

/** One dynamic import per language and part, so that each becomes a separate chunk. */
export function loadersModule(codes) {
  const loader = extent => code => `    ${code}: () => import('./messages.${code}${extent}.gen.ts'),`;
  const group = (name, extent) => `  ${name}: {\n${codes.map(loader(extent)).join('\n')}\n  },`;
  return `${generated('locales/languages.json')}export const messageLoaders = {
${group('first', '.first')}
${group('widgets', '.widgets')}
${group('list', '.list')}
${group('product', '.product')}
${group('panels', '.panels')}
${group('account', '.account')}
${group('all', '')}
${group('tool', '.tool')}
};
`;
}

/** Every message of every language. */
export function serverModule(codes) {
  const imports = codes.flatMap(code => [
    `import { messages as ${code} } from './messages.${code}.gen.ts';`,
    `import { messages as ${code}Tool } from './messages.${code}.tool.gen.ts';`,
  ]);
  return `${generated('locales/languages.json')}${imports.join('\n')}

export const serverMessages = {
${codes.map(code => `  ${code}: { ...${code}, ...${code}Tool },`).join('\n')}
};
`;
}

/** The boot script's message for a missing chunk; it must not need a chunk itself. */
export function chunkLostModule(codes, compiled) {
  const texts = codes.map((code, index) => [code, shortest(compiled[index]['CHUNK_LOST'] ?? [])]);
  return `${generated('locales/*.json')}export const chunkLost: Readonly<Record<string, string>> = ${JSON.stringify(Object.fromEntries(texts), null, 1)};
`;
}

export const languagesModule =
  languages => `${generated('locales/languages.json')}export const languages = ${JSON.stringify(languages, null, 1)} as const;
`;
