/** Staff, sessions and roles as Studio's API answers them. */
export const roles = ['viewer', 'sales', 'editor', 'publisher', 'developer', 'admin'] as const;
export type Role = (typeof roles)[number];

/**
 * Whether a role may do what needs another one. Each role may do what those before it in `roles` may, except for orders:
 * customers' data are shown to `sales` and `admin` alone (GDPR, art. 5(1)(f)).
 */
export const atLeast = (role: Role, needed: Role): boolean =>
  needed === 'sales' ? role === 'sales' || role === 'admin' : roles.indexOf(role) >= roles.indexOf(needed);

/** Roles that may be limited to markets: who builds pages, manages staff or packs orders does it for all of them. */
export const mayBeLimited = (role: Role): boolean => role === 'editor' || role === 'publisher';

/** The limit that counts: one that was given stays with the person while they have another role. */
export const limitOf = (role: Role, markets: readonly string[] | null): readonly string[] | null =>
  mayBeLimited(role) ? markets : null;

export interface StaffMember {
  id: string;
  mail: string;
  name: string;
  role: Role;
  /** Aliases of the markets for which the person writes and publishes (R-STUDIO-192); null: all. */
  markets: readonly string[] | null;
  /** Language of Studio's interface. */
  locale: 'fi' | 'sv' | 'en';
  disabledAt: string | null;
}

/** GET /api/staff. */
export interface StaffAccount extends StaffMember {
  /** Of the last sign-in or work, ISO 8601; null: never. */
  lastSeenAt: string | null;
}

/** POST /api/staff. */
export interface StaffInvitation {
  mail: string;
  name: string;
  role: Role;
  markets: readonly string[] | null;
}

/** GET /api/invitations: an invitation that was not accepted; the newest of each address. */
export interface PendingInvitation extends StaffInvitation {
  /** Name of who invited; `terminal` for an invitation from there. */
  invitedBy: string;
  /** ISO 8601. */
  invitedAt: string;
  /** ISO 8601; the link no longer works after it. */
  expiresAt: string;
}

export interface StaffInvited {
  mail: string;
  /** To hand over by oneself where the shop sends no mails; null: it went out by mail. */
  link: string | null;
}

/** GET /api/passkeys. */
export interface PasskeySummary {
  id: string;
  name: string;
  /** ISO 8601. */
  createdAt: string;
  usedAt: string | null;
}

/** What the log knows. */
export const auditActions = [
  'publication.published',
  'publication.scheduled',
  'publication.cancelled',
  'publication.moved',
  'publication.undone',
  'release.created',
  'release.renamed',
  'release.deleted',
  'release.document-added',
  'release.document-removed',
  'approval.asked',
  'approval.approved',
  'approval.returned',
  'approval.withdrawn',
  'rules.changed',
  'document.created',
  'document.withdrawn',
  'document.deleted',
  'document.undeleted',
  'document.drift-taken',
  'document.drift-refused',
  'preset.saved',
  'preset.renamed',
  'preset.deleted',
  'picture.added',
  'picture.changed',
  'picture.replaced',
  'picture.deleted',
  'review.approved',
  'review.rejected',
  'question.approved',
  'question.rejected',
  'question.answered',
  'answer.approved',
  'answer.rejected',
  'order.paid',
  'order.shipped',
  'order.cancelled',
  'order.refunded',
  'order.withdrawal-closed',
  'order.mailed',
  'order.noted',
  'article.stock',
  'article.price',
  'session.begin',
  'session.end',
  'passkey.add',
  'passkey.rename',
  'passkey.remove',
  'staff.invite',
  'staff.revoke',
  'staff.change',
] as const;
export type AuditAction = (typeof auditActions)[number];

export interface AuditRow {
  id: number;
  /** ISO 8601. */
  at: string;
  /** Null for the terminal. */
  staffId: string | null;
  /** Name of who did it, as it was then. */
  author: string | null;
  /** One of `auditActions`; a newer version of the shop may have written others. */
  action: string;
  documentId: string | null;
  detail: Readonly<Record<string, unknown>>;
}

/** GET /api/audit?before&staff&action: the newest first; `before` is the id of the last row that is known. */
export interface AuditPage {
  rows: readonly AuditRow[];
  hasMore: boolean;
}

/** Header of every request of a page of Studio: the id of whose session it believes to have. Another person's session does not answer it. */
export const STAFF_HEADER = 'studio-staff';

/** GET /api/session: 401 without a session. */
export interface StudioSession {
  staff: Omit<StaffMember, 'disabledAt'>;
  /** ISO 8601. */
  endsAt: string;
  /** Whether publishing asks for the passkey again. */
  needsStepUp: boolean;
  /** Whether there is a passkey to ask for; without one a new sign-in link takes its place. */
  hasPasskey: boolean;
  /** Origin of the shop, which the canvas shows. */
  shopOrigin: string;
  /** Whether areas and menus can be edited: not with a hosted platform. */
  hasContent: boolean;
  /** The languages of the shop. */
  locales: readonly { code: string; name: string }[];
  markets: readonly { alias: string; country: string }[];
}
