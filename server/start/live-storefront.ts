/** The storefront of the current page files: made at the start, and again when pages or code change in development. */
import type { Logger } from 'pino';
import type { Storefront, StorefrontOptions } from '#ssr/storefront.ts';
import type { Addresses } from '#i18n/addresses.ts';
import type { PageDocument } from '#engine/page-document.ts';
import { collectReferences } from '#engine/collect-references.ts';
import type { Config } from '#server/config/config.ts';
import { publicConfigOf } from '#server/config/public-config.ts';
import type { Readiness } from '#server/http/health.ts';
import { readServedPages, type ServedPages } from '#server/pages/page-revision.ts';
import type { ReadPages } from '#server/pages/read-pages.ts';
import { declaredQueries, type DeclaredQueries } from '#server/routing/page-query.ts';
import { canHave, featuresOf } from './features.ts';
import type { Frontend } from './frontend.ts';
import { StartError } from './listen.ts';
import type { OpenCommerce } from './open-commerce.ts';

export interface LiveStorefront {
  storefront: Storefront;
  documents: readonly PageDocument[];
  declaredQueries: DeclaredQueries;
  /** Everything of the catalogue that the page files refer to. */
  references: readonly string[];
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
  /** What pages show of the commerce backend; resolves when it is open. */
  commerce: Promise<Pick<OpenCommerce, 'unsentMails' | 'delivery'>>;
  aliasesOf: NonNullable<StorefrontOptions['aliasesOf']>;
}

/**
 * @throws {StartError} when a page file has an error and no valid revision can stand in for it. In development the
 * other pages are served: the browser shows the error.
 */
export async function makeStorefront({
  config,
  addresses,
  root,
  logger,
  readiness,
  frontend,
  commerce,
  aliasesOf,
}: MakeOptions): Promise<LiveStorefront> {
  const pages = readServedPages(root, frontend.revision, await frontend.grammar?.());
  reportPages(pages, logger);
  readiness.findings = pages.reports;
  frontend.pagesRead?.(pages);
  if (pages.errors.length > 0 && !pages.isRevision && config.mode !== 'development')
    throw new StartError(
      `The shop does not start: a page file has an error, and there is no valid revision to serve instead.\n${pages.errors.join('\n')}`,
    );
  const { createStorefront } = await frontend.load();
  const features = featuresOf(config);
  const documents = pages.pages.map(({ document }) => document).filter(page => canHave(page, features));
  const fragments = Object.fromEntries(pages.fragments.map(({ document }) => [document.id, document]));
  const overrides = pages.overrides.map(({ document }) => document);
  const { unsentMails, delivery } = await commerce;
  const storefront = createStorefront({
    pages: documents,
    layouts: pages.layouts.map(({ document }) => document),
    fragments,
    overrides,
    aliasesOf,
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
  return {
    storefront,
    documents,
    declaredQueries: declaredQueries(documents),
    references: collectReferences([documents, fragments, overrides]),
    files: pages,
  };
}

function reportPages({ reports, isRevision }: ServedPages, logger: Logger): void {
  for (const report of reports) logger.warn(`page file: ${report}`);
  if (isRevision) logger.error('page files have errors: the last valid revision is served');
}
