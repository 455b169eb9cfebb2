/** Compiles locales/*.json into modules: messages per language, the type of their ids, and the list of languages. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { byKey, mailFiles, messageFile, readLanguages, root, studioFiles } from '../files/message-files.mjs';
import { writeWhenNew } from '../files/replace-file.mjs';
import {
  accountMessages,
  firstMessages,
  listMessages,
  panelMessages,
  productMessages,
  widgetMessages,
} from './first-messages.mjs';
import { compileFiles } from './formatjs.mjs';
import {
  chunkLostModule,
  idsModule,
  languagesModule,
  loadersModule,
  mailModule,
  messagesModule,
  serverModule,
} from './generated-modules.mjs';

/** Messages that only the widget preview and Studio show; no page of the shop fetches them. */
const toolMessages = /^PREVIEW_/;
/** Studio's messages of the forms that the widget preview shows too. */
const formMessages = /^FORM_/;

/**
 * Writes into src/shared/i18n the messages of each language (`messages.<locale>.gen.ts`), the parts for the first page
 * (`.first`), for hydrating widgets (`.widgets`), of them those of lists (`.list`) and of a product (`.product`), for the first panels (`.panels`), for the forms of the account (`.account`) and for the widget preview (`.tool`), their loaders and their
 * ids; into src/studio those of Studio; into backend/mail those of mails and printed lists; into src/shared/kernel the list of languages. Returns the paths that changed. Unchanged files are not written, so that
 * watchers are not triggered.
 */
export function compileMessages(folder = root) {
  const languages = readLanguages(folder);
  const codes = languages.map(({ code }) => code);
  const compiled = compileFiles(codes.map(code => messageFile(code, folder)));
  const studio = compileStudio(folder);
  const ids = Object.keys(compiled[0]).sort(byKey);
  const first = new Set(firstMessages(folder, ids));
  const ofWidgets = new Set(widgetMessages(folder, ids));
  const ofLists = new Set(listMessages(folder, ids));
  const ofProduct = new Set(productMessages(folder, ids));
  const ofPanels = new Set(panelMessages(folder, ids));
  const ofAccount = new Set(accountMessages(folder, ids));
  // The page has those that it starts with.
  const beyondFirst = ofPart => id => ofPart.has(id) && !first.has(id);
  const extents = {
    '': id => !toolMessages.test(id),
    '.first': id => first.has(id),
    '.widgets': beyondFirst(ofWidgets),
    '.list': beyondFirst(ofLists),
    '.product': beyondFirst(ofProduct),
    '.panels': beyondFirst(ofPanels),
    '.account': beyondFirst(ofAccount),
    '.tool': id => toolMessages.test(id),
  };
  const inI18n = name => join(folder, 'src', 'shared', 'i18n', name);
  const files = codes.flatMap((code, index) =>
    Object.entries(extents).map(([extent, isIn]) => [
      inI18n(`messages.${code}${extent}.gen.ts`),
      messagesModule(
        code,
        extent === '.tool' ? { ...formsOf(studio, code), ...compiled[index] } : compiled[index],
        id => isIn(id) || (extent === '.tool' && formMessages.test(id)),
      ),
    ]),
  );
  for (const { code, messages } of studio) {
    const tool = compiled[codes.indexOf(code)] ?? compiled[0];
    const all = { ...pick(tool, toolMessages), ...messages };
    files.push([
      join(folder, 'src', 'studio', 'parts', 'texts', `messages.${code}.gen.ts`),
      messagesModule(`studio/${code}`, all, () => true),
    ]);
  }
  files.push(
    [inI18n('message-ids.gen.ts'), idsModule(ids, Object.keys(studio[0]?.messages ?? {}).sort(byKey))],
    [inI18n('message-loaders.gen.ts'), loadersModule(codes)],
    [inI18n('server-messages.gen.ts'), serverModule(codes)],
    [inI18n('chunk-lost.gen.ts'), chunkLostModule(codes, compiled)],
    [join(folder, 'src', 'shared', 'kernel', 'languages.gen.ts'), languagesModule(languages)],
  );
  const mails = mailFiles(folder).map(({ file }) => file);
  if (mails.length > 0)
    files.push([
      join(folder, 'backend', 'mail', 'texts', 'mail-messages.gen.ts'),
      mailModule(codes, compileFiles(mails)),
    ]);
  return files.filter(([path, content]) => writeWhenNew(path, content)).map(([path]) => path);
}

/** Studio's messages of each language: `[{ code, messages }]`. */
function compileStudio(folder) {
  const files = studioFiles(folder);
  const compiled = files.length > 0 ? compileFiles(files.map(({ file }) => file)) : [];
  return files.map(({ locale }, index) => ({ code: locale, messages: compiled[index] }));
}

const pick = (messages, wanted) =>
  Object.fromEntries(Object.entries(messages).filter(([id]) => wanted.test(id)));

const formsOf = (studio, code) =>
  pick((studio.find(each => each.code === code) ?? studio.at(-1))?.messages ?? {}, formMessages);

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  for (const path of compileMessages()) console.log(`wrote ${path.slice(root.length + 1)}`);
}
