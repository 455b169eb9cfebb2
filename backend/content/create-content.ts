/** Wires the content module: menus, areas and pages, with categories, brands and products of the catalogue. */
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { CatalogueService } from '#backend/catalogue/create-catalogue.ts';
import { createUrls, type PathPrefix } from '#backend/catalogue/urls.ts';
import type { Schema } from '#backend/database/schema.ts';
import type { Resolvers } from '#backend/graphql/resolvers.gen.ts';
import { createAreaService } from './area.service.ts';
import { createContentRepository, sizesOf } from './content.repository.ts';
import { contentResolvers } from './content.resolvers.ts';
import { cacheContent } from './content-cache.ts';
import { createCustomLinks } from './custom-links.ts';
import type { ContentForms } from './documents/content-forms.ts';
import { createLinkOf, createTargetOf } from './documents/link-of.ts';
import { createManagedContent, type DraftMenu, type LiveContent } from './documents/managed-content.ts';
import { createReferenceWriter } from './documents/references.ts';
import { createRowDocuments, type RowDocuments } from './documents/row-documents.ts';
import { createMenuService } from './menu.service.ts';
import { createPageAddresses } from './page-addresses.ts';
import { createPageListService } from './page-list.service.ts';
import { createContentReader } from './read-content.ts';

/** Documents of Studio, which replace rows once they are published. */
export interface ContentDocuments {
  forms: ContentForms;
  /** Those that are published at a moment. */
  readLive(db: Kysely<Schema>, at: Date): Promise<LiveContent>;
  /** Menus that are being changed; absent: they are not previewed. */
  readDraftMenus?(db: Kysely<Schema>): Promise<readonly DraftMenu[]>;
}

interface ContentOptions {
  db: Kysely<Schema>;
  logger: Logger;
  catalogue: CatalogueService;
  origin: string;
  pathPrefix: PathPrefix;
  now(): Date;
  /** Absent: rows alone. */
  documents?: ContentDocuments | undefined;
}

export interface Content {
  resolvers: readonly Resolvers[];
  /** The rows as documents; null without the widgets that they are made of. */
  rows: RowDocuments | null;
}

export function createContent(options: ContentOptions): Content {
  const { db, logger, catalogue, origin, pathPrefix } = options;
  const stored = createContentRepository(
    db,
    createContentReader((place, err) => logger.warn({ err, place }, 'content that cannot be read')),
  );
  const reference = () => catalogue.catalogue.reference();
  const { products, addresses } = catalogue;
  const pathOfPage = options.documents?.forms.pathOfPage ?? (() => null);
  const { content, menusWithDrafts, rows } = withDocuments(options, stored);
  catalogue.catalogue.onChange(({ kind }) => {
    if (kind === 'all' || kind === 'content') content.forget();
  });
  const pages = createPageAddresses(content, pathPrefix);
  const links = createCustomLinks(pathPrefix);
  const urls = createUrls(origin, pathPrefix);
  const references = createReferenceWriter({ reference, addresses, prefixOf: pathPrefix, pathOfPage });
  return {
    rows,
    resolvers: [
      contentResolvers({
        menus: createMenuService({
          content,
          menusWithDrafts,
          pages,
          reference,
          products,
          addresses,
          links,
          references,
          pathOfPage({ language, channel }, name) {
            const path = pathOfPage(name, language.code);
            const prefix = pathPrefix(language, channel);
            return path === '/' && prefix !== '' ? prefix : path && prefix + path;
          },
        }),
        areas: createAreaService({ content, pages, reference, products, urls, references }),
        pages: createPageListService(pages),
      }),
    ],
  };
}

/** The rows, replaced by the documents that Studio has published. */
function withDocuments(
  { db, catalogue, pathPrefix, now, documents }: ContentOptions,
  stored: ReturnType<typeof createContentRepository>,
) {
  if (!documents) {
    const content = cacheContent(stored);
    return { content, menusWithDrafts: content.menus, rows: null };
  }
  const { forms, readLive, readDraftMenus } = documents;
  const reference = () => catalogue.catalogue.reference();
  const rows = createRowDocuments({
    collections: stored.collections,
    menus: stored.menus,
    directory: stored.directory,
    linkOf: () =>
      createLinkOf({
        ...forms,
        reference,
        directory: stored.directory,
        addresses: catalogue.addresses,
        prefixOf: pathPrefix,
      }),
    targetOf: () => createTargetOf({ reference, directory: stored.directory }),
    forms,
  });
  let nextChange: Date | null = null;
  const managed = createManagedContent({
    rows: stored,
    documents: rows,
    forms,
    async readLive() {
      const live = await readLive(db, now());
      nextChange = live.nextChange;
      return live;
    },
    readDraftMenus: async () => readDraftMenus?.(db) ?? [],
    picturesOf: names => sizesOf(db, names),
    languageIds: code =>
      reference().channels.flatMap(({ languages }) =>
        languages.flatMap(language => (language.code === code ? [language.id] : [])),
      ),
  });
  const cached = cacheContent(managed, () => {
    if (nextChange === null || now() < nextChange) return false;
    nextChange = null;
    managed.forget();
    return true;
  });
  return {
    rows,
    menusWithDrafts: async () => managed.withDrafts(await cached.menus()),
    content: {
      ...cached,
      forget() {
        managed.forget();
        cached.forget();
      },
    },
  };
}
