/** The rows of campaigns and promo codes that a shop's folder asks for. */
import { type Kysely, sql } from 'kysely';
import type { Schema } from '#backend/database/schema.ts';
import { spellCode } from '#backend/promotion/spell-code.ts';
import type { Finding } from '#engine/definition/finding.ts';
import type { JsonPath } from '#engine/operation/json-fields.ts';
import { atValue } from '#page-lint/source/source-file.ts';
import { conditionsOf, effectOf, productsNamed } from '../campaign-effects.ts';
import type { FolderFile } from '../folder-files.ts';
import type { KnownProducts } from '../known-products.ts';
import { numbering } from '../numbering.ts';
import type { ShopCampaign } from '../shop-files.gen.ts';
import type { ShopFolder } from '../shop-folder.ts';
import { type Change, othersUnless, type Row, syncRows } from '../sync-rows.ts';

type Db = Kysely<Schema>;

/** The numbers of everything that campaigns name. */
interface Names extends KnownProducts {
  categories: ReadonlyMap<string, number>;
  brands: ReadonlyMap<string, number>;
  priceLists: ReadonlyMap<string, number>;
}

interface SyncOptions {
  known: KnownProducts;
  /** Nothing is written. */
  isPlan: boolean;
  /** What the shop does not have; what names it is left as it is. */
  unresolved: Finding[];
}

/** A campaign or a code that left the file ends: orders refer to their uses. */
export async function syncPromotions(
  db: Db,
  { promotions, timeZone, keepsOthers }: ShopFolder,
  { known, isPlan, unresolved }: SyncOptions,
): Promise<Change[]> {
  if (!promotions) return [];
  const names = { ...known, ...(await namesOf(db)) };
  const { campaigns } = promotions.data;
  await adoptCampaigns(db, campaigns);
  const periods = await periodsOf(db, campaigns, timeZone);
  const rows: Row[] = [];
  const kept = new Set<unknown>();
  for (const [index, campaign] of campaigns.entries()) {
    kept.add(campaign.id);
    const missing = missingIn(promotions, index, campaign, names);
    unresolved.push(...missing);
    // Without its products a campaign would cover other ones.
    const period = periods[index];
    if (missing.length === 0 && period) rows.push(campaignRow(campaign, names, period));
  }
  const wanted = {
    table: 'campaign',
    keys: ['identifier'],
    rows,
    whenNew: { category: null },
    others: othersUnless(keepsOthers, { hide: { active: false }, kind: 'ended' }),
    owns: row => row.identifier !== null && !kept.has(row.identifier),
    nameOf: row => String(row.identifier),
  } as const satisfies Parameters<typeof syncRows>[1];
  const changes = await syncRows(db, { ...wanted, isPlan: true });
  if (!isPlan && changes.length > 0) {
    await freeAliases(db, rows);
    await syncRows(db, wanted);
  }
  const isWhole = new Set(rows.map(({ identifier }) => identifier));
  const whole = campaigns.filter(({ id }) => isWhole.has(id));
  return [...changes, ...(await syncCodes(db, whole, kept, { isPlan, keepsOthers }))];
}

/** One that was made elsewhere is that of the file when it has the same address or one of its codes: it is not made twice. */
async function adoptCampaigns(db: Db, campaigns: readonly ShopCampaign[]): Promise<void> {
  const wanted = JSON.stringify(
    campaigns.map(({ id, alias, codes = [] }) => ({
      id,
      alias,
      codes: codes.map(one => spellCode(one.code)),
    })),
  );
  await sql`update campaign c set identifier = w.id
    from jsonb_to_recordset(${wanted}::jsonb) as w (id text, alias text, codes jsonb)
    where c.identifier is null and not exists (select from campaign o where o.identifier = w.id)
      and (c.alias = w.alias or exists (select from promo_code p where p.campaign_id = c.campaign_id and w.codes ? p.code))`.execute(
    db,
  );
}

/** Addresses that change hands, or belonged to a campaign that has ended, are free in between. */
async function freeAliases(db: Db, rows: readonly Row[]): Promise<void> {
  const wanted = new Map(rows.map(({ identifier, alias }) => [identifier, alias]));
  const stored = await db
    .selectFrom('campaign')
    .select(['identifier', 'alias'])
    .where('identifier', 'is not', null)
    .where('alias', 'is not', null)
    .execute();
  const freed = stored.flatMap(({ identifier, alias }) =>
    identifier !== null && wanted.get(identifier) !== alias ? [identifier] : [],
  );
  if (freed.length > 0)
    await db.updateTable('campaign').set({ alias: null }).where('identifier', 'in', freed).execute();
}

async function syncCodes(
  db: Db,
  campaigns: readonly ShopCampaign[],
  kept: ReadonlySet<unknown>,
  { isPlan, keepsOthers }: { isPlan: boolean; keepsOthers: boolean | undefined },
): Promise<Change[]> {
  const stored = await db
    .selectFrom('campaign')
    .select(['campaign_id as id', 'identifier as name'])
    .execute();
  const idOf = numbering(stored);
  const names = new Map(stored.map(({ id, name }) => [id, name]));
  const uses = await db.selectFrom('promo_code').select(['code', 'used']).execute();
  const usesOf = new Map(uses.map(({ code, used }) => [code, used]));
  const whole = new Set<unknown>(campaigns.map(({ id }) => id));
  return syncRows(db, {
    table: 'promo_code',
    keys: ['code'],
    rows: campaigns.flatMap(({ id, codes = [] }) =>
      codes.map(({ code: written, limit, perCustomer }) => {
        const code = spellCode(written);
        return {
          ...{ code, campaign_id: idOf(id), active: true, per_customer_limit: perCustomer ?? null },
          // Below its uses a limit means that it is used up.
          use_limit: limit === undefined ? null : Math.max(limit, usesOf.get(code) ?? 0),
        };
      }),
    ),
    others: othersUnless(keepsOthers, { hide: { active: false }, kind: 'ended' }),
    owns: ({ campaign_id }) => {
      const name = names.get(Number(campaign_id)) ?? null;
      return name !== null && (whole.has(name) || !kept.has(name));
    },
    nameOf: ({ code }) => String(code),
    isPlan,
  });
}

async function namesOf(db: Db): Promise<Pick<Names, 'categories' | 'brands' | 'priceLists'>> {
  const categories = await db
    .selectFrom('category_text')
    .innerJoin('channel', 'channel.default_language_id', 'category_text.language_id')
    .select(['alias', 'category_id'])
    .execute();
  const brands = await db.selectFrom('brand').select(['alias', 'brand_id']).execute();
  const lists = await db.selectFrom('price_list').select(['identifier', 'price_list_id']).execute();
  return {
    categories: new Map(categories.map(row => [row.alias, row.category_id])),
    brands: new Map(brands.map(row => [row.alias, row.brand_id])),
    priceLists: new Map(lists.map(row => [row.identifier, row.price_list_id])),
  };
}

function missingIn(
  file: FolderFile<'promotions'>,
  index: number,
  campaign: ShopCampaign,
  { productOf, skuOf, categories, brands, priceLists }: Names,
): Finding[] {
  const missing: Finding[] = [];
  const look = (path: JsonPath, what: string, list: readonly string[], has: (name: string) => boolean) => {
    for (const [place, name] of list.entries())
      if (!has(name))
        missing.push(
          atValue(file, ['campaigns', index, ...path, place], {
            ...{ code: 'SHOP021', message: `The shop has no ${what} "${name}"` },
            fix: 'Take it out, or import it first; the campaign is left as it was',
          }),
        );
  };
  for (const { path, names } of productsNamed(campaign))
    look(path, 'product', names, name => productOf(name) !== null);
  look(['categories'], 'category', campaign.categories ?? [], name => categories.has(name));
  look(['brands'], 'brand', campaign.brands ?? [], name => brands.has(name));
  const { priceLists: lists = [] } = campaign.conditions ?? {};
  look(['conditions', 'priceLists'], 'price list', lists, name => priceLists.has(name));
  const { sku } = campaign.effect;
  if (sku !== undefined && skuOf(sku) === null)
    missing.push(
      atValue(file, ['campaigns', index, 'effect', 'sku'], {
        ...{ code: 'SHOP021', message: `The shop has no product "${sku}"` },
        fix: 'Name another gift, or import it first; the campaign is left as it was',
      }),
    );
  return missing;
}

function campaignRow(campaign: ShopCampaign, names: Names, period: Period): Row {
  const { id, effect, conditions, codes } = campaign;
  const { productOf } = names;
  const numbersOf = (list: readonly string[] = [], find: (name: string) => number | null | undefined) =>
    list.flatMap(name => find(name) ?? []);
  return {
    identifier: id,
    ...{ name: campaign.name, description: campaign.text ?? {}, alias: campaign.alias ?? null },
    hide_title: campaign.hideName ?? false,
    priority: campaign.priority ?? 0,
    stacks: campaign.stacks ?? true,
    in_price: campaign.inPrice ?? false,
    needs_code: codes !== undefined,
    effect: effectOf(effect, effect.sku === undefined ? null : names.skuOf(effect.sku)),
    conditions: conditionsOf(conditions, {
      products: numbersOf(conditions?.withProducts, productOf),
      priceLists: numbersOf(conditions?.priceLists, name => names.priceLists.get(name)),
    }),
    product_ids: numbersOf(campaign.products, productOf),
    category_ids: numbersOf(campaign.categories, name => names.categories.get(name)),
    brand_ids: numbersOf(campaign.brands, name => names.brands.get(name)),
    excluded_product_ids: numbersOf(campaign.except, productOf),
    market_ids: campaign.markets ?? [],
    active: true,
    ...period,
  };
}

interface Period {
  active_from: string | null;
  active_to: string | null;
}

/** From when until when each campaign is, as rows of the database are compared; a day that is the last one ends with it. */
async function periodsOf(db: Db, campaigns: readonly ShopCampaign[], zone: string): Promise<Period[]> {
  const asked = JSON.stringify(campaigns.map(({ from, until }) => ({ from, until })));
  const { rows } = await sql<Period>`
    select to_jsonb(c."from"::timestamp at time zone ${zone}::text) as active_from,
      to_jsonb((c.until::timestamp + case when c.until like '%T%' then '0' else '1 day' end::interval)
        at time zone ${zone}::text) as active_to
    from rows from (jsonb_to_recordset(${asked}::jsonb) as ("from" text, until text)) with ordinality as c ("from", until, place)
    order by c.place`.execute(db);
  return rows;
}
