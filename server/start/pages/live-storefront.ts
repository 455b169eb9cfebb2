/** The storefront of the current page files: made at the start, and again when pages or code change in development. */
import type { Logger } from 'pino';
import type { Backend } from '#backend/index.ts';
import type { PageDocument } from '#engine/definition/page-document.ts';
import type { AreaContent } from '#engine/load/area-content.ts';
import { withTriedParts } from '#engine/resolve/tried-parts.ts';
import { collectReferences } from '#engine/values/collect-references.ts';
import type { Addresses } from '#i18n/addresses.ts';
import type { ShopProfile } from '#kernel/shop-profile.ts';
import type { Config } from '#server/config/config.ts';
import { publicConfigOf } from '#server/config/public-config.ts';
import type { Readiness } from '#server/http/health.ts';
import type { Metrics } from '#server/metrics/metrics.ts';
import { withRenderTimes } from '#server/metrics/with-render-times.ts';
import { composePages, type DocumentOverlay, isPageDocument } from '#server/pages/compose-pages.ts';
import { embedPictures } from '#server/pages/embed-pictures.ts';
import { legalPageProblems } from '#server/pages/legal-pages.ts';
import { readServedPages, type ServedPages } from '#server/pages/page-revision.ts';
import type { ReadPages } from '#server/pages/read-pages.ts';
import type { PublishedPages } from '#server/render/canvas/draft-storefronts.ts';
import { type DeclaredQueries, declaredQueries } from '#server/routing/page-query.ts';
import type { Storefront, StorefrontOptions } from '#ssr/storefront.ts';
import { makePageFiles, type PageFiles } from '../../files/page-files.ts';
import { openDocuments } from '../../studio/documents/open-documents.ts';
import type { OpenCommerce } from '../commerce/open-commerce.ts';
import { askingVehicles } from '../commerce/open-vehicles.ts';
import { canHave, featuresOf, withheldPaths } from '../features.ts';
import type { Frontend } from '../frontend.ts';
import { StartError } from '../listen.ts';
import type { ShopProfiles } from '../shop-profile.ts';
import { differingPages, type PageDocuments } from './changed-tags.ts';
import { withDrafts } from './draft-storefront.ts';
import { type ManagedDocuments, readManagedDocuments } from './managed-documents.ts';
import { withNextPublication } from './with-next-publication.ts';

/**
 * Before documents are served: merges the page files of this build under those that Studio manages, and brings what has
 * begun on schedule into older drafts. A failure is logged: what was live stays live.
 * @param areNew whether the files were not merged yet
 */
async function settleDocuments(
  studio: Backend['studio'],
  { files, areNew }: { files: Pick<ReadPages, 'texts' | 'world'>; areNew: boolean },
  logger: Logger,
): Promise<void> {
  const documents = openDocuments({
    studio,
    texts: () => files.texts,
    world: () => files.world,
  });
  try {
    for (const { id, drift } of areNew ? await documents.mergeDeploy() : [])
      logger.info({ document: id, drift }, 'a changed page file was merged under a managed document');
    await documents.followBegun();
  } catch (error) {
    logger.error({ err: error }, 'changes of page files, or of a schedule, could not be merged');
  }
}

export interface LiveStorefront extends PublishedPages {
  /** Who the shop is. */
  profile: ShopProfile;
  storefront: Storefront;
  documents: readonly PageDocument[];
  declaredQueries: DeclaredQueries;
  /** Everything of the catalogue that the page files refer to. */
  references: readonly string[];
  /** The page files and their grammar, without what Studio manages. */
  files: ServedPages;
  /** What the storefront was made from. */
  parts: PageDocuments;
  /** What Studio manages, as the database has it. */
  managed: ManagedDocuments;
  /** The managed documents that are served. */
  overlay: DocumentOverlay;
  /** Pages that are newer than those of the build; null without managed documents. */
  pageFiles: PageFiles;
}

export interface MakeOptions {
  config: Config;
  profiles: ShopProfiles;
  addresses(): Addresses;
  root: string;
  logger: Logger;
  readiness: Readiness;
  frontend: Frontend;
  metrics: Metrics;
  /** Null where Studio is off. */
  studio: object | null;
  /** What pages show of the commerce backend; resolves when it is open. */
  commerce: Promise<Pick<OpenCommerce, 'backend' | 'vehicles' | 'unsentMails' | 'delivery'>>;
  aliasesOf: NonNullable<StorefrontOptions['aliasesOf']>;
}

/** What a storefront made earlier leaves to the next one. */
export type Earlier = Pick<LiveStorefront, 'overlay'> & {
  /** The page files, unless they are to be read again. */
  files?: ServedPages;
};

/**
 * @throws {StartError} when a page file has an error and no valid revision can stand in for it, or when a page that
 * the law requires is broken. In development the other pages are served: the browser shows the error.
 */
async function readFiles({ config, profiles, root, logger, frontend }: MakeOptions): Promise<ServedPages> {
  const pages = readServedPages(root, frontend.revision, await frontend.grammar?.());
  reportPages(pages, logger);
  frontend.pagesRead?.(pages);
  if (pages.errors.length > 0 && !pages.isRevision && config.mode !== 'development')
    throw new StartError(
      `The shop does not start: a page file has an error, and there is no valid revision to serve instead.\n${pages.errors.join('\n')}`,
    );
  const problems = legalPageProblems(pages, featuresOf(config, profiles.ofFolder));
  if (problems.length > 0 && config.mode !== 'development')
    throw new StartError(
      `The shop does not start: a page that the law requires cannot be shown.\n${problems.join('\n')}`,
    );
  return pages;
}

/**
 * Makes the storefront of the page files and the documents that Studio manages.
 * @throws {StartError} see `readFiles`; a managed document with an error leaves the last good one in its place.
 */
export async function makeStorefront(options: MakeOptions, earlier?: Earlier): Promise<LiveStorefront> {
  const { config, profiles, addresses, logger, readiness, frontend, metrics, commerce, aliasesOf } = options;
  const files = earlier?.files ?? (await readFiles(options));
  const features = featuresOf(config, profiles.ofFolder);
  const { backend, vehicles, unsentMails, delivery } = await commerce;
  const studio = backend?.studio ?? null;
  if (studio) profiles.useLibrary(studio.picture);
  if (studio) await settleDocuments(studio, { files, areNew: !earlier?.files }, logger);
  const managed = await readManagedDocuments(studio, files.world.grammar);
  const profile = await profiles.with(managed.overlay, problem =>
    logger.error(`settings that Studio has published: ${problem}`),
  );
  const pages = composePages(files, managed.overlay, { lastGood: earlier?.overlay ?? new Map(), features });
  const problems = [...pages.problems, ...managed.older];
  for (const problem of problems) logger.error(`managed document: ${problem}`);
  readiness.findings = [...files.reports, ...problems];
  const { createStorefront } = await frontend.load();
  const authored = documentsOf(pages, features);
  const contents = triedContents(pages.overlay);
  const own = { ...authored, pages: withTriedParts(authored, [...contents.values()]) };
  const { pages: documents, fragments, overrides } = own;
  // Browsers have the pages of the build, which know nothing of experiments in areas.
  const isTried = own.pages.some((page, index) => page !== authored.pages[index]);
  const isManaged = isTried || [...pages.overlay.keys()].some(isPageDocument);
  const changed = isManaged ? differingPages(documentsOf(files, features), own) : [];
  const built = new Set(files.pages.map(({ document }) => document.id));
  const parts: StorefrontOptions = {
    ...own,
    ...(isManaged ? { managed: { newPages: changed.filter(id => !built.has(id)) } } : {}),
    aliasesOf,
    assets: frontend.assets,
    channelId: config.channelId,
    addresses,
    features,
    withheld: withheldPaths(
      files.pages.map(({ document }) => document),
      features,
    ),
    config: publicConfigOf(config, { unsentMails, hasStudio: options.studio !== null }),
    shop: profile,
    delivery,
    ...(vehicles ? { vehicles: askingVehicles(vehicles) } : {}),
    report: (code, message, details = {}) => {
      const { error, ...fields } = details;
      logger.error({ code, ...fields, ...(error === undefined ? {} : { err: error }) }, message);
    },
  };
  return {
    profile,
    storefront: withRenderTimes(withNextPublication(createStorefront(parts), managed.scheduled), metrics),
    documents,
    declaredQueries: declaredQueries(documents),
    references: collectReferences([documents, fragments, overrides]),
    files,
    parts,
    managed,
    overlay: pages.overlay,
    // A page may ask that was served while documents were managed: none differs from the build any more.
    pageFiles: makePageFiles(own, changed),
    async withDrafts(drafts) {
      const profile = await profiles.with(
        new Map([...managed.overlay, ...drafts.map(({ id, body }) => [id, body] as const)]),
      );
      const shop = { ...profile, look: embedPictures(profile.look) };
      const drafted = withDrafts({ ...parts, pages: authored.pages }, drafts);
      const tried = new Map([
        ...contents,
        ...triedContents(new Map(drafts.map(({ id, body }) => [id, body]))),
      ]);
      const options = { ...drafted, pages: withTriedParts(drafted, [...tried.values()]), shop };
      const { pages: all, overrides: own } = options;
      return {
        storefront: createStorefront(options),
        style: shop.look.style,
        declaredQueries: declaredQueries(all),
        pages: all,
        overrides: own,
      };
    },
  };
}

/** The documents of areas, by which pages have experiments; their structure is checked before they are published. */
const triedContents = (bodies: ReadonlyMap<string, object | null>): Map<string, AreaContent> =>
  new Map(
    [...bodies].flatMap(([id, body]) =>
      id.startsWith('content:') && body ? [[id, body as AreaContent] as const] : [],
    ),
  );

const documentsOf = (
  {
    pages,
    layouts,
    fragments,
    overrides,
  }: Pick<ServedPages, 'pages' | 'layouts' | 'fragments' | 'overrides'>,
  features: readonly string[],
): PageDocuments => ({
  pages: pages.map(({ document }) => document).filter(page => canHave(page, features)),
  layouts: layouts.map(({ document }) => document),
  fragments: Object.fromEntries(fragments.map(({ document }) => [document.id, document])),
  overrides: overrides.map(({ document }) => document),
});

function reportPages({ reports, isRevision }: ServedPages, logger: Logger): void {
  for (const report of reports) logger.warn(`page file: ${report}`);
  if (isRevision) logger.error('page files have errors: the last valid revision is served');
}
