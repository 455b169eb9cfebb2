/** Wires the content module: menus, areas and pages, with categories, brands and products of the catalogue. */
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { CatalogueService } from '#backend/catalogue/create-catalogue.ts';
import { createUrls, type PathPrefix } from '#backend/catalogue/urls.ts';
import type { Schema } from '#backend/database/schema.ts';
import type { Resolvers } from '#backend/graphql/resolvers.gen.ts';
import { createAreaService } from './area.service.ts';
import { contentResolvers } from './content.resolvers.ts';
import { createContentRepository } from './content.repository.ts';
import { createCustomLinks } from './custom-links.ts';
import { cacheContent } from './content-cache.ts';
import { createMenuService } from './menu.service.ts';
import { createPageAddresses } from './page-addresses.ts';
import { createPageListService } from './page-list.service.ts';
import { createContentReader } from './read-content.ts';

interface ContentOptions {
  db: Kysely<Schema>;
  logger: Logger;
  catalogue: CatalogueService;
  origin: string;
  pathPrefix: PathPrefix;
}

export function createContent({ db, logger, catalogue, origin, pathPrefix }: ContentOptions): {
  resolvers: readonly Resolvers[];
} {
  const reader = createContentReader((place, err) =>
    logger.warn({ err, place }, 'content that cannot be read'),
  );
  const content = cacheContent(createContentRepository(db, reader));
  catalogue.catalogue.onChange(({ kind }) => {
    if (kind === 'all' || kind === 'content') content.forget();
  });
  const { products, addresses } = catalogue;
  const reference = () => catalogue.catalogue.reference();
  const pages = createPageAddresses(content, pathPrefix);
  const links = createCustomLinks(pathPrefix);
  const urls = createUrls(origin, pathPrefix);
  return {
    resolvers: [
      contentResolvers({
        menus: createMenuService({ content, pages, reference, products, addresses, links }),
        areas: createAreaService({ content, pages, reference, products, urls }),
        pages: createPageListService(pages),
      }),
    ],
  };
}
