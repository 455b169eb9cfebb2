/** Settings of the catalogue that are no tables: texts of the front page, lists with an address of their own, Google's taxonomy. */
import { z } from 'zod';
import type { Db } from '#backend/database/schema.ts';
import { noPieces, ruleKinds } from './recommend/rules.ts';
import type { CatalogueReference } from './reference.ts';

const siteMeta = z.record(
  z.string(),
  z.object({ title: z.string(), description: z.string(), keywords: z.string() }).partial(),
);

const localisedText = z.record(z.string(), z.string());
const siteLists = z.record(
  z.string(),
  z.object({
    name: localisedText,
    description: localisedText.default({}),
    facets: z.array(z.string()).default([]),
  }),
);

const recommendations = z.object({
  rules: z
    .array(
      z.object({
        ...{ from: z.array(z.int()), to: z.array(z.int()), kind: z.enum(ruleKinds) },
        ...{ agree: z.array(z.string()), most: z.int() },
        pieces: z.object({ front: z.int(), rear: z.int(), any: z.int() }).default(noPieces),
      }),
    )
    .default([]),
});

/** By the number of a category; those below one that is named have its place too. */
const siteTaxonomy = z.record(
  z.string(),
  z.object({
    id: z.int(),
    parentId: z.int().nullable().default(null),
    name: z.string(),
    path: z.string(),
  }),
);
type SiteTaxonomy = z.infer<typeof siteTaxonomy>;

/**
 * Where the vehicle selector leads: everything, narrowed by the address. A shop with vehicles has it, under these names
 * unless it has a list of this alias.
 */
const listOfVehicles = {
  alias: 'atv-huset',
  name: {
    fi: 'Ajoneuvoosi sopivat osat',
    sv: 'Delar som passar ditt fordon',
    en: 'Parts that fit your vehicle',
  },
};

export async function loadSiteSettings(
  db: Db,
): Promise<Pick<CatalogueReference, 'siteMeta' | 'lists' | 'recommendations'> & { taxonomy: SiteTaxonomy }> {
  const [rows, vehicle] = await Promise.all([
    db
      .selectFrom('setting')
      .selectAll()
      .where('key', 'in', ['site.meta', 'site.lists', 'site.taxonomy', 'site.recommendations'])
      .execute(),
    db.selectFrom('vehicle').select('vehicle_id').limit(1).executeTakeFirst(),
  ]);
  const valueOf = (key: string) => rows.find(row => row.key === key)?.value ?? {};
  const { alias: ofVehicles, name } = listOfVehicles;
  const usual = vehicle ? { [ofVehicles]: { name } } : {};
  const lists = Object.entries(siteLists.parse({ ...usual, ...valueOf('site.lists') }));
  return {
    taxonomy: siteTaxonomy.parse(valueOf('site.taxonomy')),
    recommendations: recommendations.parse(valueOf('site.recommendations')).rules,
    siteMeta: siteMeta.parse(valueOf('site.meta')),
    lists: new Map(lists.map(([alias, list], at) => [alias, { id: at + 1, alias, ...list }])),
  };
}
