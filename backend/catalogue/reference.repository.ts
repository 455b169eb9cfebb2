/** Loads the reference tables with one query each. */
import { sql } from 'kysely';
import type { Db } from '#backend/database/schema.ts';
import { isRecord } from '#kernel/is-record.ts';
import { loadChannels } from './channel.repository.ts';
import { grouped } from './grouped.ts';
import { loadPackageParts } from './product/package.repository.ts';
import type {
  Brand,
  CatalogueReference,
  Category,
  CategoryText,
  ListedCampaign,
  Parameter,
  ParameterValue,
} from './reference.ts';
import { loadSiteSettings } from './site-settings.repository.ts';

async function loadCategories(db: Db) {
  const [rows, texts] = await Promise.all([
    db.selectFrom('category').selectAll().orderBy('sort_order').orderBy('category_id').execute(),
    db.selectFrom('category_text').selectAll().execute(),
  ]);
  const textsOf = new Map<number, Map<string, CategoryText>>();
  for (const row of texts) {
    const byLanguage = textsOf.get(row.category_id) ?? new Map<string, CategoryText>();
    textsOf.set(row.category_id, byLanguage);
    byLanguage.set(row.language_id, {
      alias: row.alias,
      name: row.name,
      description: row.description,
      secondaryDescription: row.secondary_description,
      metaTitle: row.meta_title,
      metaDescription: row.meta_description,
    });
  }
  const categories = new Map<number, Category & { path: Category[] }>();
  for (const row of rows) {
    categories.set(row.category_id, {
      id: row.category_id,
      parentId: row.parent_category_id,
      order: row.sort_order,
      hidden: row.hidden,
      primaryImage: row.primary_image,
      backgroundImage: row.background_image,
      taxonomy: null,
      texts: textsOf.get(row.category_id) ?? new Map(),
      path: [],
    });
  }
  for (const category of categories.values()) {
    // A circle in the data ends where it would begin again.
    for (
      let at: Category | undefined = category;
      at && !category.path.includes(at);
      at = categories.get(at.parentId)
    ) {
      category.path.unshift(at);
    }
  }
  const byAlias = new Map<string, Category>();
  for (const category of categories.values()) {
    for (const [language, { alias }] of category.texts) byAlias.set(`${language}:${alias}`, category);
  }
  return { categories, categoryByAlias: byAlias };
}

async function loadBrands(db: Db) {
  const [rows, texts] = await Promise.all([
    db.selectFrom('brand').selectAll().orderBy('name').execute(),
    db.selectFrom('brand_text').selectAll().execute(),
  ]);
  const textsOf = grouped(
    texts,
    row => row.brand_id,
    row =>
      [
        row.language_id,
        { description: row.description, secondaryDescription: row.secondary_description },
      ] as const,
  );
  const brands = new Map<number, Brand>();
  for (const row of rows) {
    brands.set(row.brand_id, {
      id: row.brand_id,
      alias: row.alias,
      name: row.name,
      logo: row.logo,
      primaryImage: row.primary_image,
      maker: {
        name: row.manufacturer_name,
        address: row.manufacturer_address,
        contact: row.manufacturer_contact,
      },
      texts: new Map(textsOf.get(row.brand_id)),
    });
  }
  return { brands, brandByAlias: new Map([...brands.values()].map(brand => [brand.alias, brand])) };
}

async function loadParameterValues(db: Db): Promise<Map<number, ParameterValue>> {
  const [groupRows, parameterRows, valueRows] = await Promise.all([
    db.selectFrom('parameter_group').selectAll().execute(),
    db.selectFrom('parameter').selectAll().execute(),
    db.selectFrom('parameter_value').selectAll().execute(),
  ]);
  const groups = new Map(
    groupRows.map(row => [
      row.parameter_group_id,
      { id: row.parameter_group_id, name: row.name, order: row.sort_order },
    ]),
  );
  const parameters = new Map<number, Parameter>();
  for (const row of parameterRows) {
    const group = groups.get(row.parameter_group_id);
    if (!group) continue;
    parameters.set(row.parameter_id, {
      id: row.parameter_id,
      group,
      identifier: row.identifier,
      type: row.type,
      name: row.name,
      order: row.sort_order,
      show: row.show,
      showFilter: row.show_filter,
      fit: row.fit,
      together: row.together,
      description: row.description,
    });
  }
  const values = new Map<number, ParameterValue>();
  for (const row of valueRows) {
    const parameter = parameters.get(row.parameter_id);
    if (!parameter) continue;
    const { parameter_value_id: id, slug, label, sort_order: order } = row;
    values.set(id, { id, parameter, slug, label, order });
  }
  return values;
}

async function loadVehicles(db: Db): Promise<Pick<CatalogueReference, 'vehicleData' | 'vehicleNames'>> {
  const rows = await db
    .selectFrom('vehicle')
    .select(['parameter_value_id as id', 'tech_data as data', 'manufacturer', 'model', 'year'])
    .where('parameter_value_id', 'is not', null)
    .execute();
  return {
    vehicleData: new Map(rows.map(({ id, data }) => [id, isRecord(data) ? data : {}])),
    vehicleNames: new Map(
      rows.map(({ id, manufacturer, model, year }) => [id, { manufacturer, model, year }]),
    ),
  };
}

async function loadCampaigns(db: Db) {
  const [rows, lists] = await Promise.all([
    db
      .selectFrom('campaign')
      .select(['campaign_id', 'alias', 'name', 'description', 'hide_title'])
      .select(['active', 'active_from', 'active_to', 'market_ids', 'in_price', 'category'])
      .select(sql<string | null>`effect ->> 'action'`.as('action'))
      .select(sql<boolean>`conditions <> '{}'`.as('is_conditional'))
      .execute(),
    db.selectFrom('price_list').select(['price_list_id', 'identifier']).execute(),
  ]);
  const campaigns = new Map<number, ListedCampaign>();
  const campaignByAlias = new Map<string, ListedCampaign>();
  for (const row of rows) {
    const { campaign_id: id, alias, name, description, hide_title: hideTitle, active } = row;
    const { active_from: activeFrom, active_to: activeTo, category, action } = row;
    const { market_ids: markets, in_price: inPrice, is_conditional: isConditional } = row;
    const kind = { markets, inPrice, category, action, isConditional };
    const campaign = { id, alias, name, description, hideTitle, active, activeFrom, activeTo, ...kind };
    campaigns.set(id, campaign);
    if (alias !== null) campaignByAlias.set(alias, campaign);
  }
  const priceLists = new Map(lists.map(row => [row.identifier, row.price_list_id]));
  return { campaigns, campaignByAlias, priceLists };
}

export async function loadReference(db: Db): Promise<CatalogueReference> {
  const [
    channels,
    { categories, categoryByAlias },
    brands,
    parameterValues,
    vehicles,
    { taxonomy, ...settings },
    sales,
    packages,
  ] = await Promise.all([
    loadChannels(db),
    loadCategories(db),
    loadBrands(db),
    loadParameterValues(db),
    loadVehicles(db),
    loadSiteSettings(db),
    loadCampaigns(db),
    loadPackageParts(db),
  ]);
  for (const category of categories.values()) {
    const named = category.path.findLast(({ id }) => taxonomy[id] !== undefined);
    category.taxonomy = (named && taxonomy[named.id]) ?? null;
  }
  return {
    channels,
    categories,
    categoryByAlias,
    ...brands,
    parameterValues,
    ...vehicles,
    packages,
    ...sales,
    ...settings,
  };
}
