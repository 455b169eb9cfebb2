/** Passkeys (WebAuthn): options for the browser, and what its answers prove. User verification is required, discovery too (R-STUDIO-31). */
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { decodeClientDataJSON } from '@simplewebauthn/server/helpers';
import type { Db } from '#backend/database/schema.ts';
import { findPasskey, markPasskeyUsed, type NewPasskey, passkeysOf } from './passkey.repository.ts';
import { StaffError } from './staff-error.ts';
import { newSecret, secretDigest } from './staff-secret.ts';

/** Challenges of passkey ceremonies: each is answered once, within five minutes, and for the purpose that it was made for. */
const LIFE_MS = 5 * 60_000;

/** @param purpose `sign-in`, or with whom: `invitation:HASH`, `step-up:STAFF`. */
async function issueChallenge(db: Db, purpose: string, now: Date): Promise<string> {
  const challenge = newSecret();
  await db
    .insertInto('staff_challenge')
    .values({ hash: secretDigest(challenge), purpose, expires_at: new Date(now.getTime() + LIFE_MS) })
    .execute();
  return challenge;
}

/** False for a challenge that was answered already, is too old or was made for something else. */
async function takeChallenge(db: Db, challenge: string, purpose: string, now: Date): Promise<boolean> {
  const row = await db
    .deleteFrom('staff_challenge')
    .where('hash', '=', secretDigest(challenge))
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now)
    .returning('hash')
    .executeTakeFirst();
  return row !== undefined;
}

export type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
};

const TIMEOUT_MS = 5 * 60_000;

export interface PasskeyPorts {
  db: Db;
  shopName: string;
  /** Origins of Studio's pages: the first one names whom a passkey is for. */
  origins: readonly string[];
  now: () => Date;
}

const refused = () => new StaffError('SIGN_IN_FAILED', 'The passkey was not accepted.');

/** The library throws for every answer that does not hold, and only for these: nothing in here asks the database. */
async function orRefused<T>(verify: () => T | Promise<T>): Promise<T> {
  try {
    return await verify();
  } catch {
    throw refused();
  }
}

export type Passkeys = ReturnType<typeof createPasskeys>;

export function createPasskeys({ db, shopName, origins, now }: PasskeyPorts) {
  const rpID = new URL(origins[0] ?? 'http://localhost').hostname;
  const expected = { expectedOrigin: [...origins], expectedRPID: rpID, requireUserVerification: true };
  const challengeFor = async (purpose: string) =>
    new Uint8Array(Buffer.from(await issueChallenge(db, purpose, now()), 'base64url'));

  /** Also used up when the rest of the answer does not hold. @throws StaffError */
  async function answeredChallenge(clientData: string, purpose: string): Promise<string> {
    const { challenge } = await orRefused(() => decodeClientDataJSON(clientData));
    if (typeof challenge !== 'string' || !(await takeChallenge(db, challenge, purpose, now())))
      throw refused();
    return challenge;
  }

  return {
    /**
     * @param staffId of an account that adds a passkey: an authenticator that has one already refuses. Null for an invitation,
     * which replaces them.
     */
    async creation(
      purpose: string,
      { mail, name, staffId }: { mail: string; name: string; staffId: string | null },
    ): Promise<PublicKeyCredentialCreationOptionsJSON> {
      const present = staffId === null ? [] : await passkeysOf(db, staffId);
      return generateRegistrationOptions({
        rpName: `${shopName} Studio`,
        rpID,
        userName: mail,
        // The same for each invitation of a person: an authenticator keeps one passkey of an account.
        userID: new Uint8Array(Buffer.from(secretDigest(mail), 'base64url')),
        userDisplayName: name || mail,
        challenge: await challengeFor(purpose),
        timeout: TIMEOUT_MS,
        attestationType: 'none',
        excludeCredentials: present.map(({ id, transports }) => ({ id, transports })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      });
    },

    /** @throws StaffError SIGN_IN_FAILED */
    async created(purpose: string, response: RegistrationResponseJSON): Promise<NewPasskey> {
      const expectedChallenge = await answeredChallenge(response.response.clientDataJSON, purpose);
      const { registrationInfo: info } = await orRefused(() =>
        verifyRegistrationResponse({ response, expectedChallenge, ...expected }),
      );
      if (!info) throw refused();
      const { id, publicKey, counter } = info.credential;
      return {
        id,
        publicKey: Buffer.from(publicKey),
        counter,
        transports: response.response.transports ?? [],
      };
    },

    /** @param staffId whose passkeys are asked for; null lets the browser offer every one that it has for Studio. */
    async request(purpose: string, staffId: string | null): Promise<PublicKeyCredentialRequestOptionsJSON> {
      const present = staffId === null ? [] : await passkeysOf(db, staffId);
      return generateAuthenticationOptions({
        rpID,
        challenge: await challengeFor(purpose),
        timeout: TIMEOUT_MS,
        userVerification: 'required',
        allowCredentials: present.map(({ id, transports }) => ({ id, transports })),
      });
    },

    /** Resolves to the id of the account. @throws StaffError SIGN_IN_FAILED */
    async proven(purpose: string, response: AuthenticationResponseJSON): Promise<string> {
      const expectedChallenge = await answeredChallenge(response.response.clientDataJSON, purpose);
      const passkey = await findPasskey(db, response.id);
      if (!passkey) throw refused();
      const { id, counter, transports, staffId } = passkey;
      const credential = { id, counter, transports, publicKey: new Uint8Array(passkey.publicKey) };
      const { verified, authenticationInfo: info } = await orRefused(() =>
        verifyAuthenticationResponse({ response, expectedChallenge, credential, ...expected }),
      );
      if (!verified || !(await markPasskeyUsed(db, { id, from: counter, to: info.newCounter }, now())))
        throw refused();
      return staffId;
    },
  };
}
