/** The storefront over the page files of now: made at the start, and again when pages or code change in development. */
import type { Logger } from 'pino';
import type { Storefront, StorefrontOptions } from '#entry/storefront.ts';
import type { Addresses } from '#i18n/addresses.ts';
import type { PageDocument } from '#engine/page-document.ts';
import { collectReferences } from '#engine/collect-references.ts';
import type { Config } from '#server/config/config.ts';
import { publicConfigOf } from '#server/config/public-config.ts';
import type { Readiness } from '#server/http/health.ts';
import { readPages, type ReadPages } from '#server/pages/read-pages.ts';
import { declaredQueries, type DeclaredQueries } from '#server/render/page-query.ts';
import { canHave, featuresOf } from './features.ts';
import type { Frontend } from './frontend.ts';

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
  aliasesOf: NonNullable<StorefrontOptions['aliasesOf']>;
}

export async function makeStorefront(
  { config, addresses, root, logger, readiness, frontend, aliasesOf }: MakeOptions,
  pages: ReadPages = readPages(root),
): Promise<LiveStorefront> {
  // A broken file costs its page; the others serve.
  for (const report of pages.reports) logger.warn(`page file: ${report}`);
  readiness.findings = pages.reports;
  const { createStorefront } = await frontend.load();
  const features = featuresOf(config);
  const documents = pages.pages.map(({ document }) => document).filter(page => canHave(page, features));
  const fragments = Object.fromEntries(pages.fragments.map(({ document }) => [document.id, document]));
  const overrides = pages.overrides.map(({ document }) => document);
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
    config: publicConfigOf(config),
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
