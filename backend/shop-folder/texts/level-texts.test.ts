/** A shop names the levels of its vehicle selector: every text with their names follows. */
import { expect, it } from 'vitest';
import { serverIntl } from '#i18n/server-intl.ts';
import { serverMessages } from '#i18n/server-messages.gen.ts';
import { factsOf } from '#kernel/shop-profile.ts';
import { openShopSettings } from '../settings/shop-settings.ts';
import { shopOf } from '../testing-folder.ts';

const levels = {
  manufacturer: { fi: 'Veistämö' },
  year: { fi: 'Rakennusvuosi' },
  model: { fi: 'Runko' },
};

async function boatsWith(own: object) {
  const shop = await shopOf();
  await shop.edit('shop.json', text =>
    JSON.stringify({ ...(JSON.parse(text) as object), vehicles: true, ...own }, null, 1),
  );
  const facts = factsOf(await (await openShopSettings(shop.folder, { isDemo: false })).profile({}), 'fi');
  return { ...shop, facts, intl: serverIntl('fi', facts) };
}

it('names levels in every text that says them, in the words of the folder', async () => {
  const { facts, intl, findings } = await boatsWith({ vehicleLevels: levels });
  expect(await findings()).toEqual([]);
  expect(facts.texts).toEqual({
    MODEL_SELECTOR_MANUFACTURER: 'Veistämö',
    MODEL_SELECTOR_CHOOSE_MANUFACTURER: 'Valitse veistämö',
    MODEL_SELECTOR_CHOOSE_MANUFACTURER_FIRST: 'Valitse ensin veistämö',
    MODEL_SELECTOR_YEAR: 'Rakennusvuosi',
    MODEL_SELECTOR_CHOOSE_YEAR: 'Valitse rakennusvuosi',
    MODEL_SELECTOR_CHOOSE_YEAR_FIRST: 'Valitse ensin rakennusvuosi',
    MODEL_SELECTOR_LOADING_YEARS: 'Haetaan…',
    MODEL_SELECTOR_MODEL: 'Runko',
    MODEL_SELECTOR_CHOOSE_MODEL: 'Valitse runko',
    MODEL_SELECTOR_LOADING_MODELS: 'Haetaan…',
  });
  expect(intl.formatMessage({ id: 'MODEL_SELECTOR_CHOOSE_YEAR_FIRST' })).toBe('Valitse ensin rakennusvuosi');
  // No text of the build that names a level is left.
  const named = /\b(?:merk(?:ki|in|it)|vuosimall\w*|mall(?:i|in|it|eja))\b/i;
  const left = Object.entries({ ...serverMessages.fi, ...facts.texts }).filter(
    ([id, text]) => id.startsWith('MODEL_SELECTOR_') && typeof text === 'string' && named.test(text),
  );
  expect(left).toEqual([]);
});

it('leaves a level without a name to the build, and a text to texts/', async () => {
  const { write, folder } = await boatsWith({ vehicleLevels: { model: { fi: 'Runko' } } });
  await write('texts/fi.json', JSON.stringify({ MODEL_SELECTOR_CHOOSE_MODEL: 'Mikä runko?' }));
  const facts = factsOf(await (await openShopSettings(folder, { isDemo: false })).profile({}), 'fi');
  expect(facts.texts).toEqual({
    MODEL_SELECTOR_MODEL: 'Runko',
    MODEL_SELECTOR_CHOOSE_MODEL: 'Mikä runko?',
    MODEL_SELECTOR_LOADING_MODELS: 'Haetaan…',
  });
});

it.each<[string, object, string]>([
  ['a level in another language', { vehicleLevels: { model: { fi: 'Runko', sv: 'Skrov' } } }, 'SHOP022'],
  ['a level that does not exist', { vehicleLevels: { engine: { fi: 'Moottori' } } }, 'SHOP002'],
  ['levels of a shop without vehicles', { vehicles: false, vehicleLevels: levels }, 'SHOP029'],
])('finds %s', async (_, own, code) => {
  const { edit, findings } = await shopOf();
  await edit('shop.json', text =>
    JSON.stringify({ ...(JSON.parse(text) as object), vehicles: true, ...own }, null, 1),
  );
  expect((await findings()).map(finding => finding.split(' ')[1])).toEqual([code]);
});
