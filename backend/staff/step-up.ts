/** A person who is signed in shows again that it is them, and manages the passkeys of their account. */
import type { Db } from '#backend/database/schema.ts';
import { deletePasskey, insertPasskey, listPasskeys, renamePasskey } from './passkey.repository.ts';
import type { AuthenticationResponseJSON, Passkeys, RegistrationResponseJSON } from './passkeys.ts';
import { countFailures } from './staff-attempts.ts';
import { recordAudit } from './staff-audit.ts';
import { StaffError } from './staff-error.ts';
import { markSeen, type StaffSession } from './staff-sessions.ts';

type Person = Pick<StaffSession['staff'], 'id' | 'mail' | 'name'>;

const stepUpOf = ({ id }: Person): string => `step-up:${id}`;
const passkeyOf = ({ id }: Person): string => `passkey:${id}`;

const noPasskey = () => new StaffError('NOT_FOUND', 'This account has no such passkey.');

export function createStepUp({ db, passkeys, now }: { db: Db; passkeys: Passkeys; now: () => Date }) {
  return {
    /** @throws StaffError NO_PASSKEY: a new sign-in link takes its place. */
    async begin(staff: Person, hasPasskey: boolean) {
      if (!hasPasskey)
        throw new StaffError('NO_PASSKEY', 'This account has no passkey: sign in with a new link.');
      return passkeys.request(stepUpOf(staff), staff.id);
    },

    /** @param session secret of the cookie. @throws StaffError for a passkey of another account, too. */
    finish: (
      staff: Person,
      { session, ip }: { session: string; ip: string | null },
      response: AuthenticationResponseJSON,
    ): Promise<void> =>
      countFailures(db, ip, now(), async () => {
        if ((await passkeys.proven(stepUpOf(staff), response)) !== staff.id)
          throw new StaffError('SIGN_IN_FAILED', 'This passkey belongs to another account.');
        await markSeen(db, session, now());
      }),

    passkeys: (staff: Person) => listPasskeys(db, staff.id),

    beginPasskey: (staff: Person) => passkeys.creation(passkeyOf(staff), { ...staff, staffId: staff.id }),

    /** @throws StaffError */
    async finishPasskey(staff: Person, response: RegistrationResponseJSON, name: string, ip: string | null) {
      const passkey = await passkeys.created(passkeyOf(staff), response);
      if (!(await insertPasskey(db, { ...passkey, name, staffId: staff.id }, now())))
        throw new StaffError('SIGN_IN_FAILED', 'This passkey is in use already.');
      await recordAudit(db, { staffId: staff.id, author: staff.name, action: 'passkey.add', ip });
    },

    /** @throws StaffError NOT_FOUND */
    async renamePasskey(staff: Person, { id, name }: { id: string; name: string }, ip: string | null) {
      if (!(await renamePasskey(db, { staffId: staff.id, id, name }))) throw noPasskey();
      await recordAudit(db, { staffId: staff.id, author: staff.name, action: 'passkey.rename', ip });
    },

    /** @throws StaffError NOT_FOUND */
    async removePasskey(staff: Person, id: string, ip: string | null): Promise<void> {
      if (!(await deletePasskey(db, staff.id, id))) throw noPasskey();
      await recordAudit(db, { staffId: staff.id, author: staff.name, action: 'passkey.remove', ip });
    },
  };
}
