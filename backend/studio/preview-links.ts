/** Signed links that show drafts to people without an account: which drafts, for whom, and until when. */
import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Schema } from '#backend/database/schema.ts';
import type { DocumentId } from '#studio-api/documents.ts';

export interface SharedDrafts {
  documents: { id: DocumentId; version: number }[];
  /** As in the address of a canvas. */
  context: string;
  endsAt: Date;
}

export interface PreviewLinks {
  /** A segment of a path. */
  write(shared: SharedDrafts): Promise<string>;
  /** Null for a link that is old, or that this shop has not signed. */
  read(link: string): Promise<SharedDrafts | null>;
}

const NAME = 'preview-links';

const payload = z.object({
  d: z.array(z.tuple([z.string(), z.number().int().nonnegative()])),
  c: z.string(),
  e: z.number(),
});

export function createPreviewLinks(db: Kysely<Schema>, now: () => Date): PreviewLinks {
  let key: Promise<Uint8Array> | undefined;

  /** One key for all instances, made by the first that needs it. */
  async function readKey(): Promise<Uint8Array> {
    const known = () => db.selectFrom('shop_secret').select('value').where('name', '=', NAME);
    if (!(await known().executeTakeFirst()))
      await db
        .insertInto('shop_secret')
        .values({ name: NAME, value: randomBytes(48).toString('base64url') })
        .onConflict(conflict => conflict.doNothing())
        .execute();
    const { value } = await known().executeTakeFirstOrThrow();
    return new Uint8Array(hkdfSync('sha256', value, '', 'atv-huset preview links', 32));
  }

  async function signatureOf(text: string): Promise<Buffer> {
    key ??= readKey();
    key.catch(() => {
      key = undefined;
    });
    return createHmac('sha256', await key)
      .update(text)
      .digest();
  }

  return {
    async write({ documents, context, endsAt }) {
      const value: z.infer<typeof payload> = {
        d: documents.map(({ id, version }) => [id, version]),
        c: context,
        e: Math.floor(endsAt.getTime() / 1000),
      };
      const text = Buffer.from(JSON.stringify(value)).toString('base64url');
      return `${text}.${(await signatureOf(text)).toString('base64url')}`;
    },
    async read(link) {
      const [text = '', signature = '', ...rest] = link.split('.');
      const [wanted, given] = [await signatureOf(text), Buffer.from(signature, 'base64url')];
      const isOurs = wanted.byteLength === given.byteLength && timingSafeEqual(wanted, given);
      if (rest.length > 0 || !isOurs) return null;
      const { d, c, e } = payload.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
      const endsAt = new Date(e * 1000);
      if (now() >= endsAt) return null;
      return { documents: d.map(([id, version]) => ({ id: id as DocumentId, version })), context: c, endsAt };
    },
  };
}
