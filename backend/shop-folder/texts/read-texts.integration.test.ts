/** Messages that a shop says in its own words: what is wrong with them, and where they are said. */
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, it } from 'vitest';
import { mailWordsOf } from '#backend/mail/texts/mail-words.ts';
import { createShopIntl } from '#i18n/create-intl.ts';
import { serverIntl } from '#i18n/server-intl.ts';
import { serverMessages } from '#i18n/server-messages.gen.ts';
import { factsOf } from '#kernel/shop-profile.ts';
import { openShopSettings } from '../settings/shop-settings.ts';
import { shopOf } from '../testing-folder.ts';

const numbered = (text: object): string => `${JSON.stringify(text, null, 1)}\n`;

async function shopSaying(texts: Readonly<Record<string, object | string>>) {
  const shop = await shopOf();
  await mkdir(join(shop.folder, 'texts'), { recursive: true });
  for (const [name, text] of Object.entries(texts))
    await shop.write(`texts/${name}`, typeof text === 'string' ? text : numbered(text));
  return shop;
}

it('says own words on pages, in the browser and in mails, and leaves the rest to the build', async () => {
  const problems: string[] = [];
  const { folder } = await shopSaying({
    'fi.json': {
      $schema: '../texts.schema.json',
      CART: 'Laiturin kori',
      CART_ITEM_PIECES_PRICE: '{quantity} kpl laiturilla, {price}',
      MAIL_HELLO: 'Terve {name}, täällä {shop}!',
      PRINT_THANKS: 'Kiitos, {company}',
      MAIL_ORDER_SUBJECT: 'Tilaus {numero}',
    },
  });
  const { ofFolder: profile } = await openShopSettings(folder, {
    isDemo: false,
    onProblem: text => void problems.push(text),
  });
  const facts = factsOf(profile, 'fi');
  expect(serverIntl('fi', facts).formatMessage({ id: 'CART' })).toBe('Laiturin kori');
  expect(serverIntl('sv', factsOf(profile, 'sv')).formatMessage({ id: 'CART' })).toBe(
    serverMessages.sv['CART'],
  );
  // What the browser gets with the page, and joins with the messages of its build.
  const sent = JSON.parse(JSON.stringify(facts)) as typeof facts;
  expect(Object.keys(sent.texts)).toEqual(['CART', 'CART_ITEM_PIECES_PRICE']);
  expect(createShopIntl('fi', serverMessages.fi, { shop: sent }).formatMessage({ id: 'CART' })).toBe(
    'Laiturin kori',
  );
  const { say } = mailWordsOf('fi-FI', profile);
  expect(say('MAIL_HELLO', { name: 'Anna' })).toBe('Terve Anna, täällä Nordic Boats!');
  expect(say('PRINT_THANKS')).toBe('Kiitos, Nordic Boats');
  // A mistake does not stop the shop: it says what the build says.
  expect(say('MAIL_ORDER_SUBJECT', { number: 7 })).toBe('Tilausvahvistus 7');
  expect(problems.join()).toContain('SHOP052');
});

it('finds every kind of mistake, with its line', async () => {
  const { findings } = await shopSaying({
    'de.json': { CART: 'Korb' },
    'fi.json': {
      CART: 'Kori',
      CARTT: 'Kori',
      CHECKOUT: '',
      MAIL_HELLO: 'Hei {nimi}!',
      MAIL_HELLO_WITHOUT_NAME: 'Hei {name',
      MAIL_ORDER_NUMBER: 7,
      MAIL_ORDER_PIECES: '{count, plural, one {x} other {y}} {price}',
      MAIL_ORDER_SUBJECT: 'Tilaus',
      MAIL_PATH_TERMS: 'ehdot',
      'path.terms': 'ehdot',
      PREVIEW_FIELD_HTML: 'x',
    },
    'list.json': '[]',
    'broken.json': '{',
  });
  expect(await findings()).toEqual([
    'texts/broken.json:1 SHOP001',
    'texts/de.json:1 SHOP022',
    'texts/fi.json:3 SHOP050',
    'texts/fi.json:4 SHOP007',
    'texts/fi.json:5 SHOP052',
    'texts/fi.json:6 SHOP051',
    'texts/fi.json:7 SHOP006',
    'texts/fi.json:8 SHOP052',
    'texts/fi.json:9 SHOP052 warning',
    'texts/fi.json:10 SHOP050',
    'texts/fi.json:11 SHOP050',
    'texts/fi.json:12 SHOP050',
    'texts/list.json:1 SHOP006',
  ]);
});

it('warns of words of its own in one language only', async () => {
  const { edit, findings } = await shopSaying({
    'fi.json': { CART: 'Kori', CHECKOUT: 'Kassa' },
    'sv.json': { CART: 'Korg' },
  });
  await edit('shop.json', text => text.replace(/"languages": \[\s*"fi"\s*\]/, '"languages": ["fi", "sv"]'));
  const ofTexts = (await findings()).filter(one => one.startsWith('texts/'));
  expect(ofTexts).toEqual(['texts/fi.json:3 SHOP053 warning']);
});

it('has a schema by which editors complete the keys and refuse others', async () => {
  const { folder } = await shopOf();
  const path = join(folder, 'texts/fi.json');
  const { $schema } = JSON.parse(await readFile(path, 'utf8')) as { $schema: string };
  const schema = JSON.parse(await readFile(join(folder, 'texts', $schema), 'utf8')) as {
    properties: Record<string, { description: string }>;
  };
  const isValid = new Ajv2020().compile(schema);
  expect(isValid({ $schema, CART: 'Kori', MAIL_HELLO: 'Terve {name}!' })).toBe(true);
  expect(schema.properties['CART']?.description).toContain('fi: Ostoskori');
  for (const text of [{ CARTT: 'Kori' }, { CART: '' }, { CART: 7 }, { 'path.terms': 'ehdot' }])
    expect(isValid(text)).toBe(false);
});
