/** Accounts of staff: invitations and links, roles, disabling. */
import { enqueueMail } from '#backend/database/outbox.ts';
import type { Db } from '#backend/database/schema.ts';
import { withTransaction } from '#backend/database/transaction.ts';
import { readMailAddress } from '#kernel/contact/mail-address.ts';
import { sameJson } from '#kernel/same-json.ts';
import { limitOf, type Role, type StaffInvitation, type StaffMember } from '#studio-api/staff.ts';
import {
  admitStaff,
  findStaff,
  findStaffByMail,
  listStaff,
  lockAdmins,
  type NewStaff,
  updateStaff,
} from './staff.repository.ts';
import { mayMail } from './staff-attempts.ts';
import { recordAudit } from './staff-audit.ts';
import { StaffError } from './staff-error.ts';
import { staffLanguageId } from './staff-language.ts';
import { issueLink, listInvitations, revokeLinks } from './staff-links.ts';
import { endSessionsOf } from './staff-sessions.ts';

/** R-STUDIO-32. */
const INVITATION_HOURS = 24;
const LINK_HOURS = 12;
/** A mailbox is read by more people than a terminal. */
const MAILED_LINK_HOURS = 1;

export interface ManageStaffPorts {
  db: Db;
  /** Where the links lead. */
  studioOrigin: string;
  now: () => Date;
}

/** Who changes an account; null for the terminal. */
export type AccountActor = { id: string; name: string; ip: string | null } | null;

/** An admin who invites a colleague, in the admin's language. */
export type Inviter = NonNullable<AccountActor> & Pick<StaffMember, 'locale'>;

/** What an admin changes of an account. */
export interface AccountChange {
  name?: string | undefined;
  role?: Role | undefined;
  /** Null: all. */
  markets?: readonly string[] | null | undefined;
  isDisabled?: boolean | undefined;
}

const auditOf = (actor: AccountActor) => ({
  staffId: actor?.id ?? null,
  author: actor?.name ?? 'terminal',
  ip: actor?.ip ?? null,
});

/** Invitations of people who have no account yet. */
const createInvitations = (db: Db, now: () => Date) => ({
  invitations: () => listInvitations(db),

  /** The link of the invitation no longer works. @throws StaffError NOT_FOUND */
  revoke: (mail: string, actor: AccountActor): Promise<void> =>
    withTransaction(db, async on => {
      const pending = await listInvitations(on);
      if (!pending.some(invitation => invitation.mail === mail))
        throw new StaffError('NOT_FOUND', 'There is no such invitation.');
      await revokeLinks(on, mail, now());
      await recordAudit(on, { ...auditOf(actor), action: 'staff.revoke', detail: { mail } });
    }),
});

/** Aliases of the shop's markets. */
const listMarkets = async (db: Db): Promise<string[]> =>
  (await db.selectFrom('market').select('alias').distinct().orderBy('alias').execute()).map(
    ({ alias }) => alias,
  );

export type ManageStaff = ReturnType<typeof createManageStaff>;

export function createManageStaff({ db, studioOrigin, now }: ManageStaffPorts) {
  // Behind the number sign a secret reaches neither a server nor its log.
  const invitationAt = (secret: string) => `${studioOrigin}/invite#${secret}`;
  const linkAt = (secret: string) => `${studioOrigin}/sign-in#${secret}`;

  /** A sign-in link for an account that exists and is not disabled; null otherwise. */
  async function linkFor(on: Db, mail: string, by: string, hours: number): Promise<string | null> {
    const staff = await findStaffByMail(on, mail);
    if (!staff || staff.disabledAt !== null) return null;
    const { name } = staff;
    const secret = await issueLink(
      on,
      { kind: 'sign-in', mail, name, role: null },
      { by, hours, now: now() },
    );
    return linkAt(secret);
  }

  return {
    ...createInvitations(db, now),
    list: () => listStaff(db),

    /**
     * Sends the link by mail as well as answering it. Earlier links of the address no longer work.
     * @throws StaffError EXISTS for an address that has an account, except from the terminal: the person with the link takes the
     * account over.
     */
    invite: (
      { mail, name, role, markets = null }: Omit<StaffInvitation, 'markets'> & Partial<StaffInvitation>,
      inviter: Inviter | null = null,
    ): Promise<string> =>
      withTransaction(db, async on => {
        if (inviter && (await findStaffByMail(on, mail)))
          throw new StaffError('EXISTS', 'This address has an account.');
        await revokeLinks(on, mail, now());
        const secret = await issueLink(
          on,
          { kind: 'invitation', mail, name, role, markets: limitOf(role, markets) },
          { by: inviter?.name ?? 'terminal', hours: INVITATION_HOURS, now: now() },
        );
        const link = invitationAt(secret);
        await recordAudit(on, { ...auditOf(inviter), action: 'staff.invite', detail: { mail, role } });
        const languageId = staffLanguageId(inviter?.locale ?? 'fi');
        await enqueueMail(on, 'staff-link', { email: mail, languageId, purpose: 'invitation', link });
        return link;
      }),

    /** For the terminal; null for an address without an account. */
    link: (mail: string): Promise<string | null> => linkFor(db, mail, 'terminal', LINK_HOURS),

    /** An account whose only way in is the link, as the demo shop has one for the person who starts it. */
    admit: (staff: NewStaff): Promise<StaffMember> => admitStaff(db, staff),

    /**
     * Sends a link to an address that has an account; the caller cannot tell whether it has. Anyone may ask, so every earlier
     * link goes on working until it is used. @throws StaffError TOO_MANY
     */
    async mailLink(address: string, ip: string | null): Promise<void> {
      const mail = readMailAddress(address);
      if (mail === null || !(await mayMail(db, ip, mail, now()))) return;
      await withTransaction(db, async on => {
        const staff = await findStaffByMail(on, mail);
        const link = await linkFor(on, mail, 'mail', MAILED_LINK_HOURS);
        if (!staff || link === null) return;
        const languageId = staffLanguageId(staff.locale);
        await enqueueMail(on, 'staff-link', { email: mail, languageId, purpose: 'sign-in', link });
      });
    },

    /**
     * A new role holds from the next request on; disabling ends every session.
     * @throws StaffError NOT_FOUND, LAST_ADMIN
     */
    change: (id: string, change: AccountChange, actor: AccountActor): Promise<StaffMember> =>
      withTransaction(db, async on => {
        const { name, role, markets, isDisabled } = change;
        const admins = await lockAdmins(on);
        const before = await findStaff(on, id);
        if (!before) throw new StaffError('NOT_FOUND', 'There is no such account.');
        const losesAdmin = isDisabled === true || (role !== undefined && role !== 'admin');
        if (losesAdmin && admins.length === 1 && admins[0] === id)
          throw new StaffError('LAST_ADMIN', 'At least one account must be able to manage staff.');
        const disabledAt = isDisabled === undefined ? undefined : isDisabled ? now() : null;
        const after = await updateStaff(on, id, { name, role, markets, disabledAt });
        if (isDisabled) await endSessionsOf(on, id);
        if (isDisabled) await revokeLinks(on, before.mail, now());
        await recordAudit(on, {
          ...auditOf(actor),
          action: 'staff.change',
          detail: {
            ...{ mail: before.mail, before: before.role, after: after.role, disabled: after.disabledAt },
            ...(sameJson(before.markets, after.markets) ? {} : { markets: after.markets }),
          },
        });
        return after;
      }),

    /** Name and language of one's own account. */
    changeSelf: (
      id: string,
      change: { name?: string | undefined; locale?: StaffMember['locale'] | undefined },
    ) => updateStaff(db, id, change),

    byMail: (mail: string) => findStaffByMail(db, mail),

    markets: () => listMarkets(db),
  };
}
