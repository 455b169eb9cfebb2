/** Every endpoint of Studio's API. */
import type { Logger } from 'pino';
import type { Backend, StaffService } from '#backend/index.ts';
import type { ShopProfile } from '#kernel/shop-profile.ts';
import { approvalEndpoints } from './approvals/approval-endpoints.ts';
import { articleEndpoints } from './articles/article-endpoints.ts';
import { assetEndpoints } from './assets/asset-endpoints.ts';
import { type CanvasPorts, canvasEndpoints } from './canvas/canvas-endpoints.ts';
import type { WholeCheck } from './check/shop-check.ts';
import { commentEndpoints } from './comments/comment-endpoints.ts';
import { documentEndpoints } from './documents/document-endpoints.ts';
import type { EditorEvents } from './documents/event-endpoints.ts';
import { managedPageEndpoints } from './documents/managed-page-endpoints.ts';
import type { OpenDocuments } from './documents/open-documents.ts';
import { publicationEndpoints } from './documents/publication-endpoints.ts';
import type { ReleaseChecks } from './documents/release-checks.ts';
import { releaseEndpoints } from './documents/release-endpoints.ts';
import { ruleEndpoints } from './documents/rule-endpoints.ts';
import { scheduleEndpoints } from './documents/schedule-endpoints.ts';
import type { ApiRoute } from './http/api-route.ts';
import { experimentEndpoints } from './insights/experiment-endpoints.ts';
import { insightEndpoints } from './insights/insight-endpoints.ts';
import { opinionEndpoints } from './opinions/opinion-endpoints.ts';
import { orderEndpoints } from './orders/order-endpoints.ts';
import { pickEndpoints } from './pick/pick-endpoints.ts';
import { createPicker, type PickPorts } from './pick/picker.ts';
import { unpublishedPicks } from './pick/unpublished-picks.ts';
import { type PresetPorts, presetEndpoints } from './presets/preset-endpoints.ts';
import { passkeyRoutes } from './session/passkey-routes.ts';
import type { SessionShop } from './session/session-answers.ts';
import { sessionRoutes } from './session/session-routes.ts';
import { signInRoutes } from './session/sign-in-routes.ts';
import type { StudioCookie } from './session/studio-cookie.ts';
import { type SettingsPorts, settingsEndpoints } from './settings/settings-endpoints.ts';
import { staffRoutes } from './staff/staff-routes.ts';

/** What endpoints are made from. */
export interface StudioParts {
  backend: Pick<Backend, 'studio' | 'vehicles' | 'orderManagement' | 'articleDesk'>;
  logger: Logger;
  now: () => Date;
  /** Whom printed lists name. */
  profile: () => ShopProfile;
  /** Origin of Studio. */
  studioOrigin: string;
  shopFacts: () => SessionShop;
  staff: StaffService;
  /** Whether the shop sends its mails by itself. */
  sendsMails: boolean;
  cookie: StudioCookie;
  documents: OpenDocuments;
  /** The looks of themes, and where the messages of the build are. */
  settings: Pick<SettingsPorts, 'profiles' | 'root'>;
  events: EditorEvents;
  releaseChecks: ReleaseChecks;
  /** What is wrong in the whole shop. */
  check: Pick<WholeCheck, 'read'>;
  /** Serves what was just published, on this instance. */
  published(): Promise<void>;
  canvas: CanvasPorts;
  /** Brings widgets to the versions of the running build. */
  migrate: PresetPorts['migrate'];
  /** What documents can refer to. */
  picks: Pick<PickPorts, 'execute' | 'catalogue' | 'pages' | 'messages'>;
}

export const studioEndpoints = (parts: StudioParts): ApiRoute[] => [
  ...signInRoutes(parts),
  ...sessionRoutes(parts),
  ...passkeyRoutes(parts),
  ...staffRoutes(parts),
  ...opinionEndpoints(parts.backend.studio.opinions),
  ...orderEndpoints(parts.backend.orderManagement, parts.profile),
  ...articleEndpoints(parts.backend.articleDesk),
  ...documentEndpoints(parts.documents, parts.events),
  ...approvalEndpoints(parts.documents, parts.studioOrigin),
  ...commentEndpoints(parts.documents, parts.backend.studio.comments, parts.studioOrigin),
  ...presetEndpoints({
    presets: parts.backend.studio.presets,
    rules: parts.documents.rules,
    migrate: parts.migrate,
  }),
  { method: 'GET', path: '/api/shop-check', role: 'viewer', handler: () => parts.check.read() },
  ...settingsEndpoints({ ...parts.settings, terms: parts.backend.studio.terms }),
  ...managedPageEndpoints(parts.documents),
  ...publicationEndpoints(parts.documents, { changed: parts.published }),
  ...ruleEndpoints(parts.backend.studio.rules),
  ...releaseEndpoints(parts.documents, parts.releaseChecks),
  ...scheduleEndpoints(parts.documents, parts.now),
  ...[insightEndpoints, experimentEndpoints].flatMap(endpoints =>
    endpoints({
      figures: parts.backend.studio.figures,
      documents: parts.documents,
      timeZone: () => parts.profile().timeZone,
      now: parts.now,
    }),
  ),
  ...canvasEndpoints(parts.canvas),
  ...pickEndpoints(
    createPicker({
      ...parts.picks,
      unpublished: async release => unpublishedPicks(await parts.documents.inRelease(release).list()),
      vehicles: parts.backend.vehicles.search,
      shopOrigin: parts.shopFacts().shopOrigin,
      now: parts.now,
    }),
  ),
  ...assetEndpoints({
    library: parts.backend.studio.library(parts.documents),
    shopOrigin: parts.shopFacts().shopOrigin,
  }),
];
