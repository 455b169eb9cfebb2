/** A look that staff publish, with pictures of the library: on pages, in icons and in mails of every instance, without a restart. */
import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import { libraryPicture } from '#kernel/shop-settings.ts';
import type { Asset } from '#studio-api/assets.ts';
import type { CanvasGrant } from '#studio-api/canvas.ts';
import type { DocumentId, OpenDocument } from '#studio-api/documents.ts';
import type { Publication } from '#studio-api/publications.ts';
import type { ShopPicture, ShopStyle } from '#studio-api/shop-settings.ts';
import { createDemoDatabase } from '#tests/support/demo-database.ts';
import { catchMails } from '#tests/support/mail-catcher.ts';
import { shopOnDatabase } from '#tests/support/shop-on-database.ts';
import { signedInAs } from '#tests/support/studio-client.ts';

const { url, db, drop } = await createDemoDatabase();
const smtp = await catchMails();
const open = () => shopOnDatabase(url, { MAIL_URL: smtp.url, FOREIGN_DOCUMENTS: 'true' });
const [shop, other] = await Promise.all([open(), open()]);
afterAll(async () => {
  await Promise.all([shop.stop(), other.stop()]);
  await smtp.close();
  await drop();
});
const studioOrigin = shop.studioOrigin ?? '';
const publisher = await signedInAs('publisher', { db, studioOrigin });

const drawing = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0f5c6e' } })
    .png()
    .toBuffer();

async function upload(name: string, data: Buffer): Promise<string> {
  const answer = await fetch(`${studioOrigin}/api/assets?name=${name}`, {
    method: 'PUT',
    headers: {
      ...{ cookie: publisher.cookie, origin: studioOrigin, 'sec-fetch-site': 'same-origin' },
      'content-type': 'application/octet-stream',
    },
    body: new Uint8Array(data),
  });
  expect(answer.status).toBe(201);
  return libraryPicture(((await answer.json()) as Asset).name);
}

const pathOf = (id: DocumentId) => `/api/documents/${encodeURIComponent(id)}`;
const opened = async (id: DocumentId) => (await publisher.call('GET', pathOf(id))).value as OpenDocument;
let seq = 0;
async function change(id: DocumentId, fields: Readonly<Record<string, unknown>>) {
  const { version, body } = await opened(id);
  const ops = Object.entries(fields).map(([path, value]) => {
    const was = path.split('.').reduce<unknown>((holder, key) => Reflect.get(Object(holder), key), body);
    return { set: { id: '', path, value, ...(was === undefined ? {} : { was }) } };
  });
  const made = { base: version, clientId: 'look', seq: (seq += 1), ops };
  await publisher.call('POST', `${pathOf(id)}/operations`, made);
}

async function publish(ids: readonly DocumentId[]): Promise<Publication> {
  const documents = await Promise.all(ids.map(async id => ({ id, version: (await opened(id)).version })));
  const answer = await publisher.call('POST', '/api/publications', {
    ...{ documents, note: '', acceptWarnings: true },
  });
  expect(answer).toMatchObject({ status: 201 });
  return answer.value as Publication;
}

const page = async (of: typeof shop, path = '/') => (await fetch(of.origin + path)).text();
const isOwn = async (of: typeof shop): Promise<boolean> => (await page(of)).includes('Vinssipuoti');
async function everywhere(isThere: boolean): Promise<void> {
  await expect
    .poll(async () => Promise.all([shop, other].map(isOwn)), { timeout: 15_000, interval: 100 })
    .toEqual([isThere, isThere]);
}

/** Asks an instance for a mail. */
async function mailFrom(of: typeof shop, email: string) {
  const count = smtp.mails.length + 1;
  await fetch(`${of.origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: `mutation { subscribeToNewsletter(email: "${email}") }` }),
  });
  await smtp.received(count);
  return smtp.mails.find(({ to }) => to.includes(email));
}

it('is in the header, the head, the icons and the mails of two instances, until it is taken back', async () => {
  const logo = await upload('logo.png', await drawing(400, 100));
  const mark = await upload('mark.png', await drawing(256, 256));
  const social = await upload('social.png', await drawing(1200, 630));
  await change('settings:theme', { mark: logo });
  expect((await opened('settings:theme')).openFindings.map(({ code, path }) => `${code} ${path}`)).toEqual([
    'SHOP031 mark',
  ]);
  await change('settings:theme', {
    ...{ mark, socialPicture: social, logo: { light: logo, dark: logo } },
    'colours.primary': { light: '#0f5c6e', dark: '#177a8c' },
  });
  const { value } = await publisher.call('GET', `/api/settings/picture?name=${encodeURIComponent(logo)}`);
  expect(value as ShopPicture).toMatchObject({ width: 400, height: 100 });
  const { body } = await opened('settings:theme');
  const style = (await publisher.call('POST', '/api/settings/style', { body })).value as ShopStyle;
  expect(style.style).toContain('--logo:url(data:image/png;base64,');
  // The canvas has the logo before anybody else, on any instance.
  const granted = await publisher.call('POST', '/api/canvas', {
    document: 'settings:theme',
    context: { market: 'fi', locale: 'fi', customerType: 'PERSON', vatIncluded: true, signedIn: false },
  });
  const taken = await fetch((granted.value as CanvasGrant).url, { redirect: 'manual' });
  const cookie = taken.headers.get('set-cookie')?.split(';', 1)[0] ?? '';
  const canvas = await fetch(new URL(taken.headers.get('location') ?? '', shop.origin), {
    headers: { cookie },
  });
  expect(await canvas.text()).toContain('--logo:url(data:image/png;base64,');
  expect(await page(shop)).not.toContain('--logo:');

  await change('settings:identity', { name: 'Vinssipuoti' });
  await change('settings:texts', { 'fi.MAIL_NEWSLETTER_TITLE': 'Terve vinssien ystävä' });
  const published = await publish(['settings:identity', 'settings:theme', 'settings:texts']);
  await everywhere(true);
  for (const each of [shop, other]) {
    const html = await page(each);
    const address = /--logo:url\((\/brand\/logo-[0-9a-f]+\.png)\)/.exec(html)?.[1] ?? '';
    const picture = await fetch(each.origin + address);
    expect(picture.headers.get('content-type')).toBe('image/png');
    expect((await sharp(Buffer.from(await picture.arrayBuffer())).metadata()).width).toBe(504);
    expect(html).toMatch(/property="og:image" content="[^"]*\/brand\/social-/);
    const icon = await fetch(`${each.origin}/icons/icon-192.png`);
    const { dominant } = await sharp(Buffer.from(await icon.arrayBuffer())).stats();
    expect(dominant).toMatchObject({ r: 8, g: 88, b: 104 });
    const mail = await mailFrom(each, `anna-${each.port}@example.com`);
    expect(mail?.headers.get('from')).toContain('Vinssipuoti');
    expect(mail?.html).toContain('Terve vinssien ystävä');
    expect(mail?.text).toContain('Terve vinssien ystävä');
    expect(mail?.html).toContain('#0f5c6e');
    expect(mail?.html).toContain('/icons/icon-192.png');
  }

  expect((await publisher.call('POST', `/api/publications/${published.id}/undo`, {})).status).toBe(201);
  await everywhere(false);
  expect(await page(shop)).not.toContain('--logo:');
  const mail = await mailFrom(other, 'pekka@example.com');
  expect(mail?.html).not.toMatch(/Vinssi|#0f5c6e|icon-192/i);
});
