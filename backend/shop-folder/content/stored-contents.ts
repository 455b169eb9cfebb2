/** Areas, pages and menus of a database as documents: what Studio has published, and rows where it has not. */
import type { Kysely } from 'kysely';
import { createCatalogueAddresses } from '#backend/catalogue/addresses.ts';
import { loadReference } from '#backend/catalogue/reference.repository.ts';
import type { CatalogueReference } from '#backend/catalogue/reference.ts';
import { createUrls, prefixByLanguage } from '#backend/catalogue/urls.ts';
import { createContentRepository, type PageDirectory, sizesOf } from '#backend/content/content.repository.ts';
import type { ContentForms } from '#backend/content/documents/content-forms.ts';
import { fromCollection, type ReadTools } from '#backend/content/documents/from-collection.ts';
import { createLinkOf, createTargetOf } from '#backend/content/documents/link-of.ts';
import { fromMenu, type TargetOf, toMenu } from '#backend/content/documents/menu-document.ts';
import { createRowDocuments } from '#backend/content/documents/row-documents.ts';
import { toCollection } from '#backend/content/documents/to-collection.ts';
import { createContentReader } from '#backend/content/read-content.ts';
import type { Schema } from '#backend/database/schema.ts';
import { readLiveContent } from '#backend/studio/live-content.ts';
import type { ContentDocument, MenuDocument } from '#engine/content/content-document.ts';
import { withoutExperiments } from '#engine/experiment/without-experiments.ts';
import { isRecord } from '#kernel/is-record.ts';
import { documentLabel } from './read-contents.ts';

export interface StoredContents {
  contents: ReadonlyMap<string, ContentDocument>;
  menus: ReadonlyMap<string, MenuDocument>;
  /** Ids of documents that Studio has published or taken off: `content:front-page`. */
  ofStudio: ReadonlySet<string>;
}

interface Ports {
  db: Kysely<Schema>;
  forms: ContentForms;
  /** Called for content that cannot be read. */
  onUnreadable(place: string): void;
}

const isContent = (body: object): body is ContentDocument => isRecord(body) && body['kind'] === 'content';
const isMenu = (body: object): body is MenuDocument => isRecord(body) && body['kind'] === 'menu';

/** As files say it: by names instead of the numbers of this database, and in the same order from whatever source. */
export async function readStoredContents({ db, forms, onUnreadable }: Ports): Promise<StoredContents> {
  const repository = createContentRepository(db, createContentReader(onUnreadable));
  const reference = await loadReference(db);
  const directory = await repository.directory();
  const tools = await toolsOf(forms, reference, directory);
  const { collections, menus } = await createRowDocuments({
    ...{ collections: repository.collections, menus: repository.menus, forms },
    directory: async () => directory,
    linkOf: async () => tools.linkOf,
    targetOf: async () => tools.targetOf,
  }).read();
  const contents = new Map([...collections].map(([key, { document }]) => [key, document]));
  const ownMenus = new Map([...menus].map(([key, { document }]) => [key, document]));
  const { documents } = await readLiveContent(db, new Date(), forms.widgets);
  for (const { kind, key, body } of documents) {
    contents.delete(kind === 'content' ? key : '');
    ownMenus.delete(kind === 'menu' ? key : '');
    if (body && isContent(body)) contents.set(key, body);
    if (body && isMenu(body)) ownMenus.set(key, body);
  }
  const written = new Map<string, ContentDocument>();
  for (const [key, document] of contents)
    written.set(key, await asWritten(db, byNames(document, reference), tools));
  return {
    contents: written,
    menus: new Map(
      [...ownMenus].map(([key, document]) => [
        key,
        fromMenu(toMenu(document, undefined), key, tools.targetOf).document,
      ]),
    ),
    ofStudio: new Set(documents.map(({ kind, key }) => `${kind}:${key}`)),
  };
}

type Tools = ReadTools & { targetOf: TargetOf };

async function toolsOf(forms: ContentForms, own: CatalogueReference, pages: PageDirectory): Promise<Tools> {
  const reference = () => own;
  const directory = async () => pages;
  const addresses = createCatalogueAddresses(createUrls('http://localhost', prefixByLanguage));
  return {
    forms,
    linkOf: await createLinkOf({ ...forms, reference, directory, addresses, prefixOf: prefixByLanguage }),
    targetOf: await createTargetOf({ reference, directory }),
  };
}

/** As the row that it becomes is read again: a file that is applied and exported stays as it is. */
async function asWritten(
  db: Kysely<Schema>,
  document: ContentDocument,
  tools: Tools,
): Promise<ContentDocument> {
  const row = toCollection(withoutExperiments(document), undefined, tools.forms);
  const pictures = await sizesOf(
    db,
    row.containers.flatMap(({ widgets }) => widgets.flatMap(({ images }) => images)),
  );
  const aliases = new Map(Object.entries(document.aliases ?? {}).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  const read = fromCollection({ ...row, pictures, aliases }, document.id, tools);
  const { number: _, ...own } = read.document;
  return { ...own, label: documentLabel({ ...own, label: document.label }) };
}

/** Numbers of categories, brands and campaigns replaced by their aliases. */
function byNames(document: ContentDocument, reference: CatalogueReference): ContentDocument {
  const { filters } = document;
  const main = document.regions.main.map(container => ({
    ...container,
    widgets: container.widgets.map(widget => ({ ...widget, props: ofCategory(widget.props, reference) })),
  }));
  return {
    ...document,
    ...(filters ? { filters: filters.map(filter => ({ ...filter, value: nameOf(filter, reference) })) } : {}),
    regions: { main },
  };
}

function firstAlias({ categories, channels }: CatalogueReference, id: number): string | undefined {
  const texts = categories.get(id)?.texts;
  return texts?.get(channels[0]?.defaultLanguageId ?? '')?.alias ?? [...(texts?.values() ?? [])][0]?.alias;
}

function nameOf({ key, value }: { key: string; value: string }, reference: CatalogueReference): string {
  const id = Number(value);
  switch (key.toLowerCase()) {
    case 'category':
      return firstAlias(reference, id) ?? value;
    case 'brand':
      return reference.brands.get(id)?.alias ?? value;
    case 'campaign':
    case 'discountcampaign':
      return reference.campaigns.get(id)?.alias ?? value;
    default:
      return value;
  }
}

/** A list of one category names it by its alias. */
function ofCategory(props: Record<string, unknown>, reference: CatalogueReference): Record<string, unknown> {
  const { filter } = props;
  const ids = isRecord(filter) ? filter['categoryIds'] : undefined;
  if (!isRecord(filter) || !Array.isArray(ids) || ids.length !== 1 || 'categoryAlias' in props) return props;
  const categoryAlias = firstAlias(reference, Number(ids[0]));
  if (categoryAlias === undefined) return props;
  const { categoryIds: _, ...rest } = filter;
  return { ...props, filter: rest, categoryAlias };
}
