/** Who the shop is, how it looks and what it says, edited in Studio and seen in the running shop, over HTTP. */
import { createHash } from 'node:crypto';
import { afterAll, expect, it } from 'vitest';
import { createStudio } from '#backend/commands.ts';
import { tokenColours } from '#kernel/theme/token-colours.gen.ts';
import type { CanvasGrant } from '#studio-api/canvas.ts';
import type { OpenDocument } from '#studio-api/documents.ts';
import type { Publication } from '#studio-api/publications.ts';
import type { BuiltMessage, ShopTerms } from '#studio-api/shop-settings.ts';
import { createDemoDatabase } from '#tests/support/demo-database.ts';
import { shopOnDatabase } from '#tests/support/shop-on-database.ts';
import { type StudioClient, signedInAs } from '#tests/support/studio-client.ts';

const { url, db, drop } = await createDemoDatabase();
const shop = await shopOnDatabase(url);
const other = await shopOnDatabase(url);
afterAll(async () => {
  await Promise.all([shop.stop(), other.stop()]);
  await drop();
});
const studioOrigin = shop.studioOrigin ?? '';
const publisher = await signedInAs('publisher', { db, studioOrigin });
const editor = await signedInAs('editor', { db, studioOrigin });

let seq = 0;
const pathOf = (id: string) => `/api/documents/${encodeURIComponent(id)}`;
const openDocument = async (id: string, client = publisher) =>
  (await client.call('GET', pathOf(id))).value as OpenDocument;

/** Sets fields of a document. */
const check = async (id: string) =>
  (await publisher.call('POST', `${pathOf(id)}/check`)).value as OpenDocument['openFindings'];

async function change(
  id: string,
  fields: Readonly<Record<string, unknown>>,
  client: StudioClient = publisher,
) {
  const { version, body } = await openDocument(id, client);
  const ops = Object.entries(fields).map(([path, value]) => {
    const was = path.split('.').reduce<unknown>((holder, key) => Reflect.get(Object(holder), key), body);
    return { set: { id: '', path, value, ...(was === undefined ? {} : { was }) } };
  });
  return client.call('POST', `${pathOf(id)}/operations`, {
    ...{ base: version, clientId: 'settings', seq: (seq += 1), ops },
  });
}

async function publish(id: string, acceptWarnings = false) {
  const { version } = await openDocument(id);
  return publisher.call('POST', '/api/publications', {
    ...{ documents: [{ id, version }], note: '', acceptWarnings },
  });
}

const takeBack = async (published: { value: unknown }) =>
  publisher.call('POST', `/api/publications/${(published.value as Publication).id}/undo`, {});

const page = async (path = '/', of = shop) => (await fetch(of.origin + path)).text();

/** A page that was read before may be shown once more while it is made again. */
async function shows(text: string, { of = shop, isThere = true } = {}): Promise<void> {
  await expect
    .poll(async () => (await page('/', of)).includes(text), { timeout: 10_000, interval: 100 })
    .toBe(isThere);
}

it('shows what was published on pages, in their head and in the manifest, on every instance, until it is taken back', async () => {
  const before = await page();
  expect(before).toContain('020 000 0000');
  await page('/', other);
  await change('settings:identity', {
    name: 'Vinssipuoti',
    'phone.fi': '020 111 2222',
    'hours.fi': 'Joka päivä',
    announcement: { fi: 'Suljettu pyhinä' },
  });
  expect(await page()).toBe(before);
  const published = await publish('settings:identity');
  expect(published.status).toBe(201);
  await shows('020 111 2222');
  const after = await page();
  expect(after).toContain('Joka päivä');
  expect(after).toMatch(/data-message="?announcement-[^>]*>.*Suljettu pyhinä/);
  expect(await page('/sv')).not.toContain('Suljettu pyhinä');
  expect(after).not.toContain('020 000 0000');
  expect(/<title>[^<]*Vinssipuoti<\/title>/.test(after)).toBe(true);
  expect(/application\/ld\+json[^<]*Vinssipuoti/.test(after)).toBe(true);
  expect(JSON.parse(await page('/manifest.webmanifest'))).toMatchObject({ name: 'Vinssipuoti' });
  await shows('020 111 2222', { of: other });
  expect((await takeBack(published)).status).toBe(201);
  await shows('020 000 0000');
});

it('finds what shop check finds, stops what is wrong, and leaves the fields of the folder alone', async () => {
  await change('settings:identity', { 'phone.fi': 'soita' });
  const findings = await check('settings:identity');
  expect(findings.map(({ code, path }) => `${code} ${path}`)).toContain('SHOP008 phone.fi');
  expect((await publish('settings:identity')).status).toBe(422);
  expect((await change('settings:identity', { languages: ['fi'] })).status).toBe(422);
  await change('settings:identity', { 'phone.fi': '020 000 0000' });
});

it('shows colours in the policy of the page that has them, and says which cannot be read', async () => {
  await change('settings:theme', {
    'colours.ink': { light: '#cccccc', dark: '#ffffff' },
    'colours.primary': { light: '#0f5c6e', dark: '#177a8c' },
  });
  const findings = await check('settings:theme');
  expect(findings.map(({ code }) => code)).toContain('SHOP041');
  const fix = findings.find(({ fixes }) => fixes.length > 0);
  expect(fix?.fixes[0]?.ops[0]).toMatchObject({ set: { path: fix?.path } });
  expect((await publish('settings:theme')).status).toBe(422);
  await change('settings:theme', { 'colours.ink.light': '#101010' });
  const published = await publish('settings:theme', true);
  expect(published.status).toBe(201);
  await shows('--primary:#0f5c6e');
  const sent = await fetch(`${shop.origin}/`);
  const style = /<style>(:root[^<]*)<\/style>/.exec(await sent.text())?.[1] ?? '';
  const hash = createHash('sha256').update(style).digest('base64');
  expect(sent.headers.get('content-security-policy')).toContain(`'sha256-${hash}'`);
  expect(await page('/theme.css')).toContain('--primary:#0f5c6e');
  const plain = await publisher.call('POST', '/api/settings/style', { body: { colours: {} } });
  expect(plain.value).toMatchObject({ style: '', colours: { light: tokenColours.light } });
  await takeBack(published);
  await shows('--primary:#0f5c6e', { isThere: false });
});

it('says own words in every language, and shows drafts in the canvas alone', async () => {
  await change('settings:texts', { 'fi.USP_FREE_FROM': 'Maksutta {summa}' });
  const findings = await check('settings:texts');
  expect(findings.map(({ code, path }) => `${code} ${path}`)).toContain('SHOP052 fi.USP_FREE_FROM');
  await change('settings:texts', { 'fi.USP_FREE_FROM': '', 'fi.USP_2': 'Palauta kuukaudessa' });
  const { value } = await publisher.call('POST', '/api/canvas', {
    document: 'settings:texts',
    context: { market: 'fi', locale: 'fi', customerType: 'PERSON', vatIncluded: true, signedIn: false },
  });
  const taken = await fetch((value as CanvasGrant).url, { redirect: 'manual' });
  const cookie = taken.headers.get('set-cookie')?.split(';', 1)[0] ?? '';
  const canvas = await fetch(new URL(taken.headers.get('location') ?? '', shop.origin), {
    headers: { cookie },
  });
  expect(await canvas.text()).toContain('Palauta kuukaudessa');
  expect(await page()).not.toContain('Palauta kuukaudessa');
  // Another language keeps the words of the build, of which a warning tells.
  const published = await publish('settings:texts', true);
  expect(published.status).toBe(201);
  await shows('Palauta kuukaudessa');
  await takeBack(published);
});

it('lets publishers change settings, and others look', async () => {
  expect((await openDocument('settings:theme', editor)).readOnly).toBe('role');
  expect((await change('settings:theme', { 'radius.control': 8 }, editor)).status).toBe(403);
  expect((await openDocument('settings:theme')).readOnly).toBeUndefined();
  const listed = await editor.call('GET', '/api/documents?kind=settings');
  expect((listed.value as OpenDocument[]).map(({ key }) => key)).toEqual(['identity', 'texts', 'theme']);
});

it('lists the messages of the build, and where the shop sells', async () => {
  const messages = (await editor.call('GET', '/api/settings/messages')).value as BuiltMessage[];
  expect(messages.find(({ id }) => id === 'CART')?.texts.sv).toBeTruthy();
  expect(messages.some(({ id, isOfMails }) => id === 'MAIL_HELLO' && isOfMails)).toBe(true);
  expect(messages.some(({ id }) => id.startsWith('path.'))).toBe(false);
  const terms = (await editor.call('GET', '/api/settings/terms')).value as ShopTerms;
  expect(terms.markets.map(({ id }) => id)).toContain('fi');
  expect([terms.delivery.length > 0, terms.payment.length > 0]).toEqual([true, true]);
});

it('serves what Studio has published from the start of another process', async () => {
  await change('settings:identity', { name: 'Talvipuoti' });
  const published = await publish('settings:identity');
  const later = await shopOnDatabase(url);
  expect(await page('/', later)).toContain('Talvipuoti');
  await later.stop();
  await takeBack(published);
  const { documents } = await createStudio(db).live({});
  expect(documents.map(({ id }) => id)).toContain('settings:identity');
});
