/** Serves Studio on its listener as soon as the shop's database is open. */
import type { Logger } from 'pino';
import type { Backend } from '#backend/index.ts';
import { locales } from '#i18n/locales.ts';
import type { Config } from '#server/config/config.ts';
import { healthRoutes, type Readiness } from '#server/http/health.ts';
import { createOperatorCheck } from '#server/http/operations-token.ts';
import { ownOrigins } from '#server/http/same-site.ts';
import { assetsRoute } from '../../files/static-files.ts';
import { createShopCheck, type WholeCheck } from '../../studio/check/shop-check.ts';
import { rowSource } from '../../studio/contents/row-source.ts';
import { createDocumentEvents } from '../../studio/documents/document-events.ts';
import type { EditorEvents } from '../../studio/documents/event-endpoints.ts';
import { type OpenDocuments, openDocuments } from '../../studio/documents/open-documents.ts';
import { createPresenceEvents } from '../../studio/documents/presence-events.ts';
import { createReleaseChecks, type ReleaseChecks } from '../../studio/documents/release-checks.ts';
import { createAuthorise } from '../../studio/http/authorise.ts';
import { toRoutes } from '../../studio/http/to-routes.ts';
import { studioPages } from '../../studio/pages/studio-pages.ts';
import { createStaffSessions } from '../../studio/session/staff-sessions.ts';
import { createStudioCookie } from '../../studio/session/studio-cookie.ts';
import { type StudioParts, studioEndpoints } from '../../studio/studio-routes.ts';
import type { Disposables } from '../disposables.ts';
import type { Publications } from '../pages/follow-publications.ts';
import type { ShopState } from '../shop-options.ts';
import type { ShopProfiles } from '../shop-profile.ts';
import type { StudioListener } from './listen-studio.ts';
import type { OpenedCanvas } from './open-canvas.ts';
import { studioLink } from './studio-link.ts';

/** The events of Studio: saved drafts, publications and changes of pictures and orders of every instance. */
interface EventSources {
  backend: Pick<Backend, 'onStudioChange' | 'studio'>;
  disposables: Pick<Disposables, 'add' | 'ended'>;
  logger: Logger;
}

async function openEvents(
  { backend: { onStudioChange, studio }, disposables, logger }: EventSources,
  documents: Pick<OpenDocuments, 'inRelease'>,
): Promise<EditorEvents> {
  const events = createDocumentEvents(documents);
  const presence = createPresenceEvents(studio.presence);
  const tell = (send: () => Promise<void>, what: string) => () =>
    void send().catch((error: unknown) =>
      logger.warn({ err: error }, `editors could not be told of ${what}`),
    );
  await disposables.add('events of drafts', await onStudioChange('draft', tell(events.drafts, 'a draft')));
  const tellWhoIsThere = tell(presence.changed, 'who is there');
  await disposables.add('events of presence', await onStudioChange('presence', tellWhoIsThere));
  await disposables.add('events of publications', await onStudioChange('publication', events.published));
  await disposables.add('events of pictures', await onStudioChange('picture', events.pictures));
  await disposables.add('events of orders', await onStudioChange('order', events.orders));
  await disposables.add('events of comments', await onStudioChange('comment', events.comments));
  await disposables.add('events of approvals', await onStudioChange('approval', events.approvals));
  // An open connection would delay the end of the process.
  disposables.ended.addEventListener('abort', events.close);
  return { documents: events, presence };
}

/** The check of the whole shop, which every change of any instance makes out of date. */
async function openCheck(
  {
    backend,
    picks,
    live,
    disposables,
  }: Pick<OpenStudioOptions, 'backend' | 'picks' | 'live' | 'disposables'>,
  documents: OpenDocuments,
): Promise<WholeCheck> {
  const check = createShopCheck({
    documents,
    world: () => live().files.world,
    now: () => new Date(),
    existing: backend.studio.existing,
    reference: () => picks.catalogue.catalogue.reference(),
  });
  for (const what of ['draft', 'publication', 'picture'] as const)
    await disposables.add(
      `check of the shop after a ${what}`,
      await backend.onStudioChange(what, check.changed),
    );
  backend.onCatalogueChange(check.changed);
  return check;
}

/** What is found in releases, which a publication of any instance makes out of date. */
async function openReleaseChecks(
  { backend, disposables, live }: Pick<OpenStudioOptions, 'backend' | 'disposables' | 'live'>,
  documents: OpenDocuments,
): Promise<ReleaseChecks> {
  const findings = createReleaseChecks(documents, live);
  await disposables.add(
    'findings of releases after a picture',
    await backend.onStudioChange('picture', findings.changed),
  );
  backend.onCatalogueChange(findings.changed);
  return findings;
}

export interface OpenStudioOptions
  extends Pick<ShopState, 'addresses' | 'live' | 'profile'>,
    Pick<Publications, 'refresh'>,
    EventSources {
  studio: StudioListener;
  profiles: ShopProfiles;
  /** Has locales/. */
  root: string;
  config: Config;
  backend: Backend;
  logger: Logger;
  readiness: Readiness;
  /** Origin of the shop. */
  origin: string;
  /** Folder of Studio's build. */
  folder: string;
  canvas: OpenedCanvas;
  picks: StudioParts['picks'];
}

/** Resolves to what announces Studio's address once the shop is ready. */
export async function openStudio(options: OpenStudioOptions): Promise<() => Promise<void>> {
  const { studio, config, backend, logger, readiness, folder, origin: shopOrigin, addresses } = options;
  const { origin: studioOrigin } = studio;
  const now = () => new Date();
  const origins = ownOrigins(studioOrigin);
  const staff = backend.studio.staff([studioOrigin, ...origins], options.profile().name);
  const cookie = createStudioCookie(studioOrigin);
  const documents = openDocuments({
    settings: options.profiles,
    studio: backend.studio,
    texts: () => options.live().files.texts,
    world: () => options.live().files.world,
    markets: () => addresses().plan.markets.map(({ alias }) => alias),
    sources: backend.contentRows ? [rowSource(backend.contentRows)] : [],
    // Fetched with the first edit: they are most of the widgets' examples.
    examples: async () => (await import('../../studio/templates/shop-examples.ts')).shopExamples,
  });
  options.canvas.useDocuments(documents);
  const events = await openEvents(options, documents);
  const check = await openCheck(options, documents);
  const releaseChecks = await openReleaseChecks(options, documents);
  const parts: StudioParts = {
    backend,
    logger,
    now,
    profile: options.profile,
    studioOrigin,
    staff,
    sendsMails: config.mailUrl !== undefined,
    cookie,
    documents,
    settings: { profiles: options.profiles, root: options.root },
    published: options.refresh,
    events,
    check,
    releaseChecks,
    canvas: options.canvas.ports,
    migrate: widget => options.live().storefront.migrate(widget),
    picks: options.picks,
    shopFacts: () => ({
      shopOrigin,
      hasContent: backend.contentRows !== null,
      locales: addresses().plan.locales.map(code => ({ code, name: locales[code].name })),
      markets: addresses().plan.markets.map(({ alias, country }) => ({ alias, country })),
    }),
  };
  const authorise = createAuthorise(createStaffSessions(staff, cookie));
  // Few starts of a shop are followed by editing.
  studio.serveOnDemand(() => ({
    routes: [
      ...healthRoutes(readiness, createOperatorCheck(config.operationsToken)),
      ...toRoutes(studioEndpoints(parts), { authorise, origins }),
      // The font's name has no hash, but it changes as seldom as the shop's own.
      ...['/assets/*', '/fonts/*'].map(url => ({ ...assetsRoute([folder]), url })),
    ],
    pages: studioPages(folder, options.profile),
  }));
  return async () => {
    const link = await studioLink({ ...options, studioOrigin, accounts: staff.accounts }).catch(
      (error: unknown) => {
        logger.warn({ err: error }, 'Studio has no sign-in link');
        return null;
      },
    );
    logger.info(`Studio: ${link ?? `${studioOrigin}/`}`);
  };
}
