/** `content/*.json` from the database: pages of text, and areas, menus and other pages as documents. */

import type { ContentForms } from '#backend/content/documents/content-forms.ts';
import { fromTexts } from '#backend/content/documents/texts.ts';
import type { ContentDocument, MenuDocument } from '#engine/content/content-document.ts';
import { isSameJson } from '#engine/content/own-props.ts';
import { pageType, picturesIn } from '../content/content-pictures.ts';
import { fileName } from '../content/document-files.ts';
import { readStoredContents, type StoredContents } from '../content/stored-contents.ts';
import { frontContainers } from '../page-rows.ts';
import { isOfCategories, mainMenus } from '../rows/menu-rows.ts';
import { comparable } from '../sync-rows.ts';
import { byText, type ExportContext, textsIn } from './export-context.ts';
import { show } from './export-pictures.ts';

interface ContentFile {
  kind: 'page' | 'content' | 'menu';
  data: object;
}

/** @returns files by their names in `content/` */
export async function exportPages(
  context: ExportContext,
  forms: ContentForms,
): Promise<ReadonlyMap<string, ContentFile>> {
  const { db, languages, left } = context;
  const onUnreadable = (place: string) => left.add('content that cannot be read', place);
  const stored = await readStoredContents({ db, forms, onUnreadable });
  const files = new Map<string, ContentFile>();
  const own = await ownOfShop(context, stored);
  for (const [key, document] of [...stored.contents].toSorted(([a], [b]) => byText(a, b))) {
    if (own.has(`content:${key}`)) continue;
    const page = pageOf(document, languages);
    if (page) files.set(`${key}.json`, { kind: 'page', data: page });
    else files.set(fileName({ kind: 'content', key }), { kind: 'content', data: document });
  }
  for (const [key, document] of [...stored.menus].toSorted(([a], [b]) => byText(a, b))) {
    if (own.has(`menu:${key}`)) continue;
    if (namesProduct(document)) left.add('menus with a product, known by its number', key);
    else files.set(fileName({ kind: 'menu', key }), { kind: 'menu', data: document });
  }
  for (const name of picturesIn([...files.values()])) show(context, pageType, name);
  return files;
}

/** What the shop has without a file: the front page of `shop.json`, and main menus of categories. */
async function ownOfShop(
  { db, shop, languages }: ExportContext,
  { ofStudio }: StoredContents,
): Promise<Set<string>> {
  const own = new Set<string>();
  const fronts = await db
    .selectFrom('content_collection')
    .select(['collection_id', 'containers'])
    .where('family', 'is not', null)
    .execute();
  const isOwnFront = fronts.some(
    row => comparable(row.containers) === comparable(frontContainers(shop, row.collection_id)),
  );
  if (isOwnFront && !ofStudio.has('content:front-page')) own.add('content:front-page');
  for (const id of mainMenus)
    if (!ofStudio.has(`menu:${id}`) && (await isOfCategories(db, id, languages))) own.add(`menu:${id}`);
  return own;
}

const namesProduct = ({ items }: Pick<MenuDocument, 'items'>): boolean =>
  items.some(
    item => /^product:\d+$/.test(item.target ?? '') || (item.items && namesProduct({ items: item.items })),
  );

/** The short form of a page that is one text; null for another one. */
function pageOf(document: ContentDocument, languages: readonly string[]): object | null {
  const { aliases, title, seo, tags = [] } = document;
  const body = bodyOf(document);
  if (!aliases || !body) return null;
  const [alias, titles, description] = [
    textsIn(languages, aliases),
    textsIn(languages, fromTexts(title)),
    textsIn(languages, fromTexts(seo?.description)),
  ];
  const texts = { alias, title: titles, description, body: textsIn(languages, body) };
  const isWhole = Object.values(texts).every(text => text && Object.keys(text).length === languages.length);
  const isPlain =
    isWhole &&
    isSameJson(fromTexts(seo?.title), fromTexts(title)) &&
    seo?.keywords === undefined &&
    isSameJson(tags, tags.length === 0 ? [] : ['menu']) &&
    Object.keys(document).every(key => plainKeys.has(key));
  return isPlain ? { ...texts, ...(tags.length === 0 ? { menu: false } : {}) } : null;
}

const plainKeys = new Set(['format', 'kind', 'id', 'label', 'aliases', 'title', 'seo', 'tags', 'regions']);

/** By language; null for a page that is not one text in one narrow row. */
function bodyOf({ regions: { main } }: ContentDocument): Record<string, string> | null {
  const [container] = main;
  const [widget] = container?.widgets ?? [];
  if (!container || !widget || main.length > 1 || container.widgets.length > 1) return null;
  const { id: _, widgets: __, ...row } = container;
  const isText = widget.type === 'rich-text' && isSameJson(Object.keys(widget.props), ['text']);
  if (!isText || !isSameJson(row, { kind: 'container', layout: 'full', design: 'narrow' })) return null;
  return fromTexts(widget.props['text'] as Readonly<Record<string, unknown>>);
}
