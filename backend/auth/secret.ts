/** The secret for all signatures: the configured one, or one that the first instance of the shop generates for all. */
import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Schema } from '#backend/database/schema.ts';

export interface Signer {
  /** 43 characters that are safe in URLs and cookies. */
  sign(text: string): string;
  matches(text: string, signature: string): boolean;
}

export interface Keys {
  token: Uint8Array;
  refresh: Signer;
  challenge: Signer;
  signature: Signer;
  /** Of links to orders. */
  orderLink: Signer;
}

const NAME = 'auth';

/** @param configured `AUTH_SECRET`; it replaces the secret that the shop has generated. */
export async function openKeys(db: Kysely<Schema>, configured?: string): Promise<Keys> {
  const secret = configured ?? (await sharedSecret(db));
  const derive = (purpose: string) =>
    new Uint8Array(hkdfSync('sha256', secret, '', `atv-huset ${purpose}`, 32));
  return {
    token: derive('token'),
    refresh: createSigner(derive('refresh')),
    challenge: createSigner(derive('challenge')),
    signature: createSigner(derive('signature')),
    orderLink: createSigner(derive('order link')),
  };
}

/** Of instances that start together, the first one's secret is used. */
async function sharedSecret(db: Kysely<Schema>): Promise<string> {
  const known = () => db.selectFrom('shop_secret').select('value').where('name', '=', NAME);
  const found = await known().executeTakeFirst();
  if (found) return found.value;
  await db
    .insertInto('shop_secret')
    .values({ name: NAME, value: randomBytes(48).toString('base64url') })
    .onConflict(conflict => conflict.doNothing())
    .execute();
  return (await known().executeTakeFirstOrThrow()).value;
}

function createSigner(key: Uint8Array): Signer {
  const sign = (text: string) => createHmac('sha256', key).update(text).digest('base64url');
  return {
    sign,
    matches(text, signature) {
      const [wanted, given] = [Buffer.from(sign(text)), Buffer.from(signature)];
      return wanted.byteLength === given.byteLength && timingSafeEqual(wanted, given);
    },
  };
}
