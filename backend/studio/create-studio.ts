/** Studio's half of the backend: staff, documents, pictures, opinions and previews. */
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { ChangeChannel } from '#backend/database/change-channel.ts';
import type { Schema } from '#backend/database/schema.ts';
import { createStaff, type StaffService } from '#backend/staff/create-staff.ts';
import type { DocumentId } from '#studio-api/documents.ts';
import type { ShopTerms } from '#studio-api/shop-settings.ts';
import { approvalChannel } from './approvals/approvals.ts';
import { type CanvasDrafts, createCanvasDrafts } from './canvas-drafts.ts';
import { type Comments, commentChannel, createComments } from './comments/comments.ts';
import { createStudioDocuments, type StudioDocuments } from './create-documents.ts';
import { NO_RELEASE } from './draft.repository.ts';
import { createExistingReferences, type ExistingReferences } from './existing-references.ts';
import { createFigures, type Figures } from './figures.ts';
import { type LiveSet, liveChannel, readLive } from './live.repository.ts';
import { readLibraryPicture } from './live-settings.ts';
import type { MediaContext, MediaLibrary } from './media/media.types.ts';
import { createMediaLibrary } from './media/media-library.ts';
import { pictureChannel } from './media/picture-channel.ts';
import { createOpinions, type Opinions } from './opinions/opinions.ts';
import { orderChannel } from './orders/order-management.ts';
import { createPresence, type Presence, presenceChannel } from './presence.ts';
import { createPresets, type Presets } from './presets/presets.ts';
import { createPreviewLinks, type PreviewLinks } from './preview-links.ts';
import { createRules, type RuleKeeper } from './publishing-rules.ts';
import type { Requires } from './required-versions.ts';
import { readShopTerms } from './shop-terms.ts';
import type { StudioContext } from './studio-context.ts';

/** Changes of any draft, as the database announces them. */
const draftChannel: ChangeChannel = {
  name: 'studio_draft',
  position: sql`select coalesce(sum(version), 0) || ' ' || count(*) from studio_draft`,
};

/** What instances announce of Studio's work. */
export const studioChannels = {
  publication: liveChannel,
  draft: draftChannel,
  picture: pictureChannel,
  presence: presenceChannel,
  comment: commentChannel,
  approval: approvalChannel,
  order: orderChannel,
} as const satisfies Readonly<Record<string, ChangeChannel>>;

export interface StudioBackend {
  /**
   * @param origins of Studio's pages; links and passkeys name the first one
   * @param shopName what authenticators call the shop
   */
  staff(origins: readonly [string, ...string[]], shopName: string): StaffService;
  /** The documents of a build: its files and its page language with what is stored. */
  documents(build: Pick<StudioContext, 'source' | 'rules' | 'versions'>): StudioDocuments;
  /** @param documents what shows the pictures */
  library(documents: MediaContext['documents']): MediaLibrary;
  /** The bytes of a picture of the library; null without one. */
  picture(name: string): Promise<Buffer | null>;
  /** For the check of the whole shop. */
  existing: ExistingReferences;
  opinions: Opinions;
  /** Where and how the shop sells. */
  terms(): Promise<ShopTerms>;
  drafts: CanvasDrafts;
  previewLinks: PreviewLinks;
  /** Who has which document open. */
  presence: Presence;
  figures: Figures;
  /** Parts that were saved to begin with elsewhere. */
  presets: Presets;
  /** What the shop demands of every publication. */
  rules: RuleKeeper;
  /** What staff say about parts of documents. */
  comments: Comments;
  /** The managed documents as they are served now by a build with these versions of widgets. */
  live(versions: Requires, ids?: readonly DocumentId[]): Promise<LiveSet>;
}

export function createStudio(db: Kysely<Schema>, now: () => Date = () => new Date()): StudioBackend {
  return {
    staff: (origins, shopName) => createStaff({ db, shopName, origins, now }),
    documents: build => createStudioDocuments({ ...build, db, now, release: NO_RELEASE }),
    library: documents => createMediaLibrary({ db, documents, now }),
    picture: name => readLibraryPicture(db, name),
    terms: () => readShopTerms(db),
    existing: createExistingReferences(db),
    opinions: createOpinions({ db, now }),
    drafts: createCanvasDrafts(db),
    previewLinks: createPreviewLinks(db, now),
    presence: createPresence(db, now),
    figures: createFigures(db),
    presets: createPresets(db, now),
    rules: createRules(db),
    comments: createComments(db, now),
    live: (versions, ids) => readLive(db, now(), versions, ids),
  };
}
