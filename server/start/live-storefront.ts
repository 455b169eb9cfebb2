/** The storefront over the page files of now: made at the start, and again when pages or code change in development. */
import type { Logger } from 'pino';
import type { Storefront } from '#entry/storefront.ts';
import type { Addresses } from '#i18n/addresses.ts';
import type { PageDocument } from '#engine/page-document.ts';
import type { Config } from '#server/config/config.ts';
import { publicConfigOf } from '#server/config/public-config.ts';
import type { Readiness } from '#server/http/health.ts';
import { readPages, type ReadPages } from '#server/pages/read-pages.ts';
import { declaredQueries, type DeclaredQueries } from '#server/render/page-query.ts';
import { canHave, featuresOf } from './features.ts';
import type { Frontend } from './frontend.ts';
import type { OpenCommerce } from './open-commerce.ts';

export interface LiveStorefront {
  storefront: Storefront;
  documents: readonly PageDocument[];
  declaredQueries: DeclaredQueries;
  /** The page files and their grammar. */
  files: Pick<ReadPages, 'texts' | 'world'>;
}

export interface MakeOptions {
  config: Config;
  addresses(): Addresses;
  root: string;
  logger: Logger;
  readiness: Readiness;
  frontend: Frontend;
  /** What of the commerce backend the pages tell; resolves when it is open. */
  commerce: Promise<Pick<OpenCommerce, 'unsentMails' | 'delivery'>>;
}

export async function makeStorefront(
  { config, addresses, root, logger, readiness, frontend, commerce }: MakeOptions,
  pages: ReadPages = readPages(root),
): Promise<LiveStorefront> {
  // A broken file costs its page; the others serve.
  for (const report of pages.reports) logger.warn(`page file: ${report}`);
  readiness.findings = pages.reports;
  const { createStorefront } = await frontend.load();
  const features = featuresOf(config);
  const documents = pages.pages.map(({ document }) => document).filter(page => canHave(page, features));
  const { unsentMails, delivery } = await commerce;
  const storefront = createStorefront({
    pages: documents,
    layouts: pages.layouts.map(({ document }) => document),
    fragments: Object.fromEntries(pages.fragments.map(({ document }) => [document.id, document])),
    overrides: pages.overrides.map(({ document }) => document),
    assets: frontend.assets,
    channelId: config.channelId,
    addresses,
    features,
    config: publicConfigOf(config, unsentMails),
    delivery,
    report: (code, message, details = {}) => {
      const { error, ...fields } = details;
      logger.error({ code, ...fields, ...(error === undefined ? {} : { err: error }) }, message);
    },
  });
  return { storefront, documents, declaredQueries: declaredQueries(documents), files: pages };
}
