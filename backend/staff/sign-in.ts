/** How staff sign in: with a passkey, with an invitation that makes one, or with a link that works once. */
import type { Db } from '#backend/database/schema.ts';
import { withTransaction } from '#backend/database/transaction.ts';
import type { StaffMember } from '#studio-api/staff.ts';
import { deletePasskeysOf, insertPasskey, type NewPasskey } from './passkey.repository.ts';
import type { AuthenticationResponseJSON, Passkeys, RegistrationResponseJSON } from './passkeys.ts';
import { admitStaff, findStaff, findStaffByMail } from './staff.repository.ts';
import { countBegin, countFailures } from './staff-attempts.ts';
import { recordAudit } from './staff-audit.ts';
import { StaffError } from './staff-error.ts';
import { findLink, revokeLinks, type StaffLink, takeLink } from './staff-links.ts';
import { secretDigest } from './staff-secret.ts';
import { beginStaffSession, endSessionsOf, endStaffSession } from './staff-sessions.ts';

/** Where a request comes from, and the session that it had. */
export interface StaffVisit {
  ip: string | null;
  agent: string;
  /** Secret of the cookie; null without one. It ends when another session begins. */
  session: string | null;
}

export interface SignInPorts {
  db: Db;
  passkeys: Passkeys;
  now: () => Date;
}

type Way = 'passkey' | 'invitation' | 'link';

const invalidLink = () => new StaffError('LINK_INVALID', 'This link is not known, was used or has expired.');

const purposeOf = (secret: string): string => `invitation:${secretDigest(secret)}`;

export function createSignIn({ db, passkeys, now }: SignInPorts) {
  /** Resolves to the secret of the new session. */
  async function beginSession(on: Db, staff: StaffMember, visit: StaffVisit, way: Way): Promise<string> {
    const { ip, agent, session } = visit;
    if (session !== null) await endStaffSession(on, session);
    await recordAudit(on, {
      staffId: staff.id,
      author: staff.name,
      action: 'session.begin',
      detail: { way },
      ip,
    });
    return beginStaffSession(on, { staffId: staff.id, ip, agent }, now());
  }

  /**
   * The account of a link. An invitation makes it, or begins it afresh: what was lost or stolen opens it no longer.
   * @throws StaffError LINK_INVALID
   */
  async function accountOf(
    on: Db,
    { kind, mail, name, role, markets = null }: StaffLink,
  ): Promise<StaffMember> {
    if (kind === 'invitation' && role !== null) {
      const admitted = await admitStaff(on, { mail, name, role, markets });
      await deletePasskeysOf(on, admitted.id);
      await endSessionsOf(on, admitted.id);
      return admitted;
    }
    const staff = await findStaffByMail(on, mail);
    if (!staff || staff.disabledAt !== null) throw invalidLink();
    return staff;
  }

  /** The link is used up together with what it does, or not at all. */
  async function enterBy(
    secret: string,
    visit: StaffVisit,
    way: Way,
    passkey: (NewPasskey & { name: string }) | null,
  ): Promise<string> {
    return withTransaction(db, async on => {
      const link = await takeLink(on, secret, now());
      if (!link || (passkey !== null && link.kind !== 'invitation')) throw invalidLink();
      const staff = await accountOf(on, link);
      // Who is in needs no other sign-in link; copies in the mailbox are dead from now on.
      await revokeLinks(on, link.mail, now(), 'sign-in');
      if (passkey && !(await insertPasskey(on, { ...passkey, staffId: staff.id }, now())))
        throw new StaffError('SIGN_IN_FAILED', 'This passkey is in use already.');
      return beginSession(on, staff, visit, way);
    });
  }

  return {
    async begin({ ip }: StaffVisit) {
      await countBegin(db, ip, now());
      return passkeys.request('sign-in', null);
    },

    /** Resolves to the secret of the new session. @throws StaffError */
    finish: (visit: StaffVisit, response: AuthenticationResponseJSON): Promise<string> =>
      countFailures(db, visit.ip, now(), async () => {
        const staff = await findStaff(db, await passkeys.proven('sign-in', response));
        if (!staff || staff.disabledAt !== null)
          throw new StaffError('SIGN_IN_FAILED', 'The passkey was not accepted.');
        return withTransaction(db, on => beginSession(on, staff, visit, 'passkey'));
      }),

    /** What the browser makes a passkey from, and for whom. @throws StaffError */
    async beginInvitation({ ip }: StaffVisit, secret: string) {
      await countBegin(db, ip, now());
      const link = await countFailures(db, ip, now(), async () => {
        const found = await findLink(db, secret, now());
        if (found?.kind !== 'invitation') throw invalidLink();
        return found;
      });
      const { mail, name, role } = link;
      const options = await passkeys.creation(purposeOf(secret), { mail, name, staffId: null });
      return { mail, name, role, options };
    },

    /** Resolves to the secret of the new session. @throws StaffError */
    finishInvitation: (
      visit: StaffVisit,
      secret: string,
      response: RegistrationResponseJSON,
      name: string,
    ): Promise<string> =>
      countFailures(db, visit.ip, now(), async () => {
        const passkey = await passkeys.created(purposeOf(secret), response);
        return enterBy(secret, visit, 'invitation', { ...passkey, name });
      }),

    /** For those without an authenticator: a sign-in link, or an invitation. @throws StaffError */
    byLink: (visit: StaffVisit, secret: string): Promise<string> =>
      countFailures(db, visit.ip, now(), () => enterBy(secret, visit, 'link', null)),
  };
}
