/** Product lists with addresses of their own, `/l/…`, and redirects from old addresses. */
import type { BulkWriter } from '../bulk-writer.ts';
import { categories, categoryOf, lineageOf } from '../shop/categories.ts';
import { slug } from '../words.ts';

const pathOf = (key: string): string =>
  `/c/${lineageOf(categoryOf(key))
    .toReversed()
    .map(({ name }) => slug(name[0]))
    .join('/')}`;

/** Old address to new address, as in a shop that has reorganised its catalogue. */
const moves: readonly (readonly [from: string, to: string])[] = [
  ['/c/monkijan-renkaat', pathOf('renkaat')],
  ['/c/talvitarvikkeet', pathOf('auraus-ja-talvi')],
  ['/tuoteryhma/vinssit', pathOf('vinssit')],
  ['/ota-yhteytta', '/asiakaspalvelu'],
  ['/sv/kontakta-oss', '/sv/kundservice'],
];

/** One product category for all lists, since the shop sells vehicle parts. */
const vehicleParts = {
  id: 5613,
  parentId: 888,
  name: 'Vehicle Parts & Accessories',
  path: 'Vehicles & Parts > Vehicle Parts & Accessories',
};

export function addLists(writer: BulkWriter): void {
  const roots = categories.filter(({ parent }) => parent === 0).map(({ id }) => [id, vehicleParts]);
  writer.add('setting', { key: 'site.taxonomy', value: Object.fromEntries(roots) });
  writer.add('setting', {
    key: 'site.lists',
    value: {
      // The target of the vehicle selector: all products, filtered by vehicle.
      'atv-huset': {
        name: { fi: 'Osat koneeseesi', sv: 'Delar till din maskin', en: 'Parts for your vehicle' },
        description: {
          fi: 'Kaikki, mikä sopii koneeseesi, samassa paikassa.',
          sv: 'Allt som passar din maskin, på ett ställe.',
          en: 'Everything that fits your vehicle, in one place.',
        },
        facets: [],
      },
      talvi: {
        name: { fi: 'Talvikauden varusteet', sv: 'Utrustning för vintern', en: 'Winter equipment' },
        description: {
          fi: 'Aurat, ketjut ja lämmittimet ennen ensilunta.',
          sv: 'Plogar, kedjor och värmare före första snön.',
          en: 'Ploughs, chains and heated grips before the first snow.',
        },
        facets: [`c_${categoryOf('auraus-ja-talvi').id}`],
      },
    },
  });
  for (const [old_url, new_url] of moves) writer.add('url_history', { old_url, new_url });
}
