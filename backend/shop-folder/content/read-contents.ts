/** Reads the areas, pages and menus of a folder as documents, with what is wrong with them. */
import { basename, join } from 'node:path';
import { toMenu } from '#backend/content/documents/menu-document.ts';
import { idOf } from '#backend/content/documents/node-ids.ts';
import { fromTexts } from '#backend/content/documents/texts.ts';
import { toCollection } from '#backend/content/documents/to-collection.ts';
import type { ContentDocument } from '#engine/content/content-document.ts';
import type { Finding } from '#engine/definition/finding.ts';
import { withoutExperiments } from '#engine/experiment/without-experiments.ts';
import { defaultLocale } from '#i18n/locales.ts';
import { parseJson } from '#page-lint/source/parse-json.ts';
import { atValue, type ParsedText, type SourceText } from '#page-lint/source/source-file.ts';
import { checkText, type ReportProblem } from '../check-values.ts';
import { front, frontId } from '../page-rows.ts';
import type { ShopFolder } from '../shop-folder.ts';
import { checkFiles, readDocument } from './document-files.ts';
import type { FolderContent, FolderContents } from './folder-contents.ts';
import { factsOfFolder } from './folder-facts.ts';
import type { LoadBuild } from './shop-build.ts';

/**
 * @param names of files in `content/`
 * @throws Error without the build of which the widgets are
 */
export async function readContents(
  folder: Omit<ShopFolder, 'contents' | 'menus'>,
  names: readonly string[],
  findings: Finding[],
  load: LoadBuild | undefined,
): Promise<FolderContents> {
  if (names.length === 0) return { contents: [], menus: [] };
  if (!load) throw new Error(`${folder.path} has areas or menus, and nothing here knows their widgets`);
  const build = await load();
  const texts = await Promise.all(
    names.map(name => readDocument(join(folder.path, 'content', name), `content/${name}`)),
  );
  // Cross references to files that are not valid would be reported twice.
  const isWhole = findings.every(({ severity }) => severity !== 'error');
  const world = isWhole ? { ...build.world, shop: await factsOfFolder(folder, texts) } : build.world;
  const read = checkFiles(texts, { pages: build.pages, world });
  findings.push(...read.findings);
  const sources = new Map(texts.flatMap(text => parsed(text)).map(source => [source.file, source]));
  const withSource = <Document>({ file, document }: { file: string; document: Document }) => {
    const source = sources.get(file);
    return source ? [{ source, document }] : [];
  };
  const contents = read.contents.flatMap(withSource).map(({ source, document: given }) => {
    // Numbers are those of one database.
    const { number: _, ...document } = given;
    // Rows take part in no experiment, and would show all arms.
    const plain = withoutExperiments(document);
    const row = { ...toCollection(plain, undefined, build.forms), name: nameOfRow(document) };
    return { source, document, row };
  });
  for (const content of contents) checkLabel(content, findings);
  checkPlaces(contents, findings);
  checkAddresses(folder, contents, findings);
  return {
    contents,
    menus: read.menus
      .flatMap(withSource)
      .map(({ source, document }) => ({ source, document, row: toMenu(document, undefined) })),
  };
}

/** None for a text that is not JSON. */
function parsed(text: SourceText): ParsedText[] {
  const result = parseJson(text.text);
  return result.ok ? [{ ...text, root: result.root }] : [];
}

/** The database knows an area by its label, and a page by its id. */
const nameOfRow = ({ id, label, aliases }: ContentDocument): string => (aliases ? id : label);

/** What Studio calls the document: a page by its title, an area by words that its id is made of. */
export const documentLabel = ({ id, label, aliases, title }: ContentDocument): string => {
  if (aliases) return (fromTexts(title)?.[defaultLocale] ?? id).slice(0, 100);
  return idOf(label) === id ? label : id;
};

function checkLabel({ source, document }: FolderContent, findings: Finding[]): void {
  const label = documentLabel(document);
  if (document.label === label) return;
  const message = document.aliases
    ? 'A page is called by its title'
    : 'An area is called by its id in other letters';
  findings.push(atValue(source, ['label'], { code: 'SHOP029', message, fix: `Write "${label}"` }));
}

/** Of two areas in one place the shop would show the first, and a shop without a file of its front page has one already. */
function checkPlaces(contents: readonly FolderContent[], findings: Finding[]): void {
  const taken = new Map<string, string>();
  for (const { source, document } of contents) {
    const { family, areaName, filters = [], id } = document;
    const isAlways = !document.draft && document.activeFrom === undefined && document.activeTo === undefined;
    if (family === undefined || !isAlways) continue;
    const place = JSON.stringify([
      family,
      areaName,
      filters.map(({ key, value }) => `${key} ${value}`).toSorted(),
    ]);
    const other = taken.get(place);
    if (other !== undefined)
      findings.push(
        atValue(source, ['areaName'], {
          code: 'SHOP009',
          message: `${other} is shown there under the same conditions`,
          fix: 'Give one of the two other filters, or keep one',
        }),
      );
    taken.set(place, source.file);
    if (family === front.family && filters.length === 0 && id !== frontId)
      findings.push(
        atValue(source, ['id'], {
          code: 'SHOP029',
          message: 'The front page for everyone has an id of its own',
          fix: `Call the file ${frontId}.content.json, and write "${frontId}"`,
        }),
      );
  }
}

/** Every language has an address, and no two pages have the same. */
function checkAddresses(
  { shop, pages }: Pick<ShopFolder, 'shop' | 'pages'>,
  contents: readonly FolderContent[],
  findings: Finding[],
): void {
  const taken = new Map(
    pages.flatMap(({ file, data }) =>
      Object.entries(data.alias).map(([code, alias]) => [`${code}/${alias}`, file] as const),
    ),
  );
  const names = new Map(pages.map(({ file }) => [basename(file, '.json'), file]));
  for (const { source, document } of contents) {
    const report: ReportProblem = (path, code, message, fix) =>
      void findings.push(atValue(source, path, { code, message, fix }));
    const twin = names.get(document.id);
    if (twin !== undefined)
      report(['id'], 'SHOP009', `${twin} is this page as well`, 'Keep one of the two files');
    const { aliases } = document;
    if (!aliases) continue;
    if (shop) checkText(shop.data.languages, aliases, ['aliases'], report);
    for (const [code, alias] of Object.entries(aliases)) {
      const other = taken.get(`${code}/${alias}`);
      if (other !== undefined)
        report(['aliases', code], 'SHOP009', `${other} has this address`, 'Give it another one');
      taken.set(`${code}/${alias}`, source.file);
    }
  }
}
