/** Tokens for staff, to act as a customer or to see drafts. They are valid for an hour and cannot be renewed (R-SESSION-3). */
import type { Kysely } from 'kysely';
import type { Schema } from '#backend/database/schema.ts';
import { readMailAddress } from '#kernel/contact/mail-address.ts';
import { accountOf, findAccount, type LoginAccount } from './account.repository.ts';
import { beginSession, type NewSession, takeStaffSession } from './session.repository.ts';
import { staffTokenSeconds } from './session-life.ts';
import type { Tokens } from './tokens.ts';

export interface StaffTokenRequest {
  /** Mail address of the customer to act as; null is anonymous. */
  customer: string | null;
  /** Mail address of the member of staff. */
  by: string;
  mayPreview: boolean;
}

export interface StaffToken {
  token: string;
  maxAge: number;
}

const anonymous = {
  customerId: null,
  customerType: 'PERSON',
  memberId: 0,
  memberType: '',
  memberDiscount: 0,
} as const;

export type StaffTokens = ReturnType<typeof createStaffTokens>;

export function createStaffTokens(ports: { db: Kysely<Schema>; tokens: Tokens; now: () => Date }) {
  const { db, tokens, now } = ports;

  async function write(
    account: LoginAccount | null,
    by: string | null,
    session: NewSession,
  ): Promise<StaffToken> {
    const { sessionId } = await beginSession(db, session, now());
    const facts = {
      ...(account ?? anonymous),
      username: account?.email ?? by ?? 'preview',
      sessionId,
      spoofedBy: by,
    };
    return { token: await tokens.write(facts, now(), session.lifeSeconds), maxAge: session.lifeSeconds };
  }

  return {
    /** Null when no customer has the address. */
    async make({ customer, by, mayPreview }: StaffTokenRequest): Promise<StaffToken | null> {
      const email = customer === null ? null : readMailAddress(customer);
      const account = email === null ? null : await findAccount(db, email);
      if (customer !== null && !account) return null;
      return write(account, by, {
        customerId: account?.customerId ?? null,
        lifeSeconds: staffTokenSeconds,
        renewable: false,
        spoofedBy: by,
        mayPreview,
      });
    },

    /**
     * Exchanges the token of a link, once, for one that was in no link, and ends the link's own. Null for any other
     * token, which remains unchanged.
     */
    async exchange(token: string): Promise<StaffToken | null> {
      const sessionId = await tokens.read(token, now());
      if (sessionId === null) return null;
      const taken = await takeStaffSession(db, sessionId, now());
      if (!taken) return null;
      const account = taken.customer_id === null ? null : await accountOf(db, taken.customer_id);
      return write(account, taken.spoofed_by, {
        customerId: taken.customer_id,
        lifeSeconds: Math.max(1, Math.floor((taken.expires_at.getTime() - now().getTime()) / 1000)),
        renewable: false,
        spoofedBy: taken.spoofed_by,
        mayPreview: taken.may_preview,
      });
    },
  };
}
