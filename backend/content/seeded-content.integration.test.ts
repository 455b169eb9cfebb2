/** The content of the seeded shop through GraphQL: every menu item has a target, every area and picture exists. */

import { pino } from 'pino';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createDemoDatabase } from '#tests/support/demo-database.ts';
import { createBackend } from '../create-backend.ts';

const menuQuery = `query ($at: String, $languageId: String) { getMenuAtLocation(menuLocationId: $at, languageId: $languageId) {
  title menuItems { ...parts children { ...parts children { ...parts } } } } }
  fragment parts on MenuItemType { id type label title canonicalUrl hidden }`;
const areaQuery = `query ($alias: String, $family: String, $areaName: String, $displaySetting: String, $languageId: String, $filters: [PageWidgetCollectionFilterInputType]) {
  widgetArea(alias: $alias, family: $family, areaName: $areaName, displaySetting: $displaySetting, languageId: $languageId, filters: $filters) {
    id title tags meta { title } containers { id widgets { id name type configuration images { fileName largestSize { imageWidth imageRatio } } } } } }`;

const locations = ['main-desktop', 'main-mobile', 'top-bar', 'footer-first', 'footer-second', 'info-pages'];
const languages = ['fi-FI', 'sv-SE'];
const pageAreas = [
  'Frontpage: The front page area',
  'Productlist: The top part of the product list',
  'Productlist: The bottom part of the product list',
  'Product: Product detail page',
];

interface Item {
  id: string;
  type: string;
  label: string | null;
  canonicalUrl: string | null;
  children?: Item[];
}

interface Widget {
  id: string;
  name: string;
  configuration: string;
  images: { fileName: string; largestSize: { imageWidth: number; imageRatio: number } | null }[];
}

interface Area {
  id: number;
  title: string | null;
  tags: string[];
  containers: { id: number; widgets: Widget[] }[];
}

async function openSeededShop() {
  const { db, url, drop } = await createDemoDatabase();
  onTestFinished(drop);
  const warned: string[] = [];
  const logger = pino({ level: 'warn' }, { write: (line: string) => void warned.push(line) });
  const backend = await createBackend({
    databaseUrl: url,
    logger,
    origin: 'http://shop.test',
    connections: 15,
  });
  onTestFinished(() => backend.close());
  return {
    db,
    warned,
    async ask<Data>(documentText: string, variables: Record<string, unknown>): Promise<Data> {
      const { data, errors } = await backend.execute({ documentText, variables, caller: { requestId: 'r' } });
      expect(errors).toBeUndefined();
      return JSON.parse(JSON.stringify(data)) as Data;
    },
  };
}

type Shop = Awaited<ReturnType<typeof openSeededShop>>;

const flat = (items: readonly Item[]): Item[] => items.flatMap(item => [item, ...flat(item.children ?? [])]);

/** Every picture that a configuration names, wherever it stands in it. */
const filesIn = (value: unknown): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) =>
        /^filename/i.test(key) && typeof inner === 'string' ? [inner] : filesIn(inner),
      )
    : [];

async function menusLeadSomewhere({ db, ask }: Shop): Promise<void> {
  const rows = await db.selectFrom('menu').select(['menu_id', 'items']).execute();
  for (const at of locations) {
    const stored = flat(rows.find(row => row.menu_id === at)?.items as Item[]);
    for (const languageId of languages) {
      const { getMenuAtLocation: menu } = await ask<{ getMenuAtLocation: { menuItems: Item[] } }>(menuQuery, {
        at,
        languageId,
      });
      const items = flat(menu.menuItems);
      expect(items.map(({ id }) => id)).toEqual(stored.map(({ id }) => id));
      const prefix = languageId === 'sv-SE' ? /^\/sv\/[^/]/ : /^\/(?!sv\/)[^/]/;
      expect(items.filter(({ canonicalUrl, label }) => !label || !prefix.test(canonicalUrl ?? ''))).toEqual(
        [],
      );
    }
  }
}

async function categoriesAreFound({ ask }: Shop): Promise<void> {
  for (const languageId of languages) {
    const { getMenuAtLocation: menu } = await ask<{ getMenuAtLocation: { menuItems: Item[] } }>(menuQuery, {
      at: 'main-desktop',
      languageId,
    });
    for (const { canonicalUrl } of flat(menu.menuItems).filter(({ type }) => type === 'category')) {
      const { listPageInfo } = await ask<{ listPageInfo: { canonicalUrl: string } }>(
        'query ($url: String, $languageId: String) { listPageInfo(url: $url, languageId: $languageId) { canonicalUrl } }',
        { url: canonicalUrl, languageId },
      );
      expect(listPageInfo).toEqual({ canonicalUrl });
    }
  }
}

function widgetsCanBeShown({ containers }: Area): void {
  for (const { configuration, images } of containers.flatMap(({ widgets }) => widgets)) {
    const parsed: unknown = JSON.parse(configuration);
    expect(parsed).toMatchObject({ active: expect.any(Boolean) });
    for (const { largestSize } of images) expect(largestSize?.imageWidth).toBeGreaterThan(0);
    const known = new Set(images.map(({ fileName }) => fileName));
    expect(filesIn(parsed).filter(file => !known.has(file))).toEqual([]);
  }
}

/** Each collection is asked for on the page that it is bound to; the one without filters on any page. */
async function areasStand({ db, ask }: Shop): Promise<void> {
  const stored = await db
    .selectFrom('content_collection')
    .select(['collection_id', 'family', 'area_name as areaName', 'filters'])
    .where('family', 'is not', null)
    .where('draft', '=', false)
    .execute();
  const everywhere = stored.filter(({ filters }) => JSON.stringify(filters) === '[]');
  expect(new Set(everywhere.map(({ family, areaName }) => `${family}: ${areaName}`))).toEqual(
    new Set(pageAreas),
  );
  for (const { collection_id: id, ...area } of stored) {
    for (const languageId of languages) {
      for (const displaySetting of ['desktop', 'mobile']) {
        const asked = { ...area, displaySetting, languageId };
        const { widgetArea } = await ask<{ widgetArea: Area }>(areaQuery, asked);
        expect(widgetArea.id).toBe(id);
        widgetsCanBeShown(widgetArea);
      }
    }
  }
}

async function pagesAreFound({ ask }: Shop): Promise<void> {
  for (const languageId of languages) {
    const { cmsPages } = await ask<{ cmsPages: { id: number; alias: string; canonicalUrl: string }[] }>(
      'query ($languageId: String) { cmsPages(languageId: $languageId) { id alias canonicalUrl } }',
      { languageId },
    );
    expect(cmsPages.length).toBeGreaterThan(5);
    for (const { id, alias, canonicalUrl } of cmsPages) {
      expect(canonicalUrl).toBe(languageId === 'sv-SE' ? `/sv/${alias}` : `/${alias}`);
      const { widgetArea } = await ask<{ widgetArea: Area }>(areaQuery, { alias, languageId });
      expect(widgetArea).toMatchObject({ id, title: expect.any(String) });
      expect(widgetArea.containers.length).toBeGreaterThan(0);
      widgetsCanBeShown(widgetArea);
    }
  }
}

/** Delivery costs what it costs in the market, in pages too, and a changed price shows without a restart. */
async function pricesAreTheMarkets({ db, ask }: Shop): Promise<void> {
  const query = areaQuery
    .replace('$alias: String', '$alias: String, $marketId: String')
    .replace('alias: $alias', 'alias: $alias, marketId: $marketId');
  const textIn = async (marketId: string, alias: string, languageId: string) => {
    const { widgetArea } = await ask<{ widgetArea: Area }>(query, { alias, marketId, languageId });
    return widgetArea.containers
      .flatMap(({ widgets }) => widgets.map(({ configuration }) => configuration))
      .join(' ')
      .replaceAll('\u00a0', ' ');
  };
  const finnish = await textIn('fi', 'toimitus', 'fi-FI');
  expect(finnish).toMatch(/noutopisteeseen 5,99 €.*vähintään 100,00 €.*Yli 35 kg painavat.*49,00 €/s);
  const swedish = await textIn('se', 'leverans', 'sv-SE');
  expect(swedish).toMatch(/ombud 59 kr.*minst 1 200 kr.*över 35 kg.*499 kr/s);
  expect(finnish + swedish).not.toContain('{{');
  await db
    .updateTable('shipping_option')
    .set({ fee_minor: 6500 })
    .where('market_id', '=', 'se')
    .where('name', '=', 'parcel')
    .execute();
  await vi.waitFor(async () => expect(await textIn('se', 'leverans', 'sv-SE')).toContain('ombud 65 kr'));
}

it('is complete in both languages: menus, areas, pages, pictures and prices', async () => {
  const shop = await openSeededShop();
  await pricesAreTheMarkets(shop);
  await menusLeadSomewhere(shop);
  await categoriesAreFound(shop);
  await areasStand(shop);
  await pagesAreFound(shop);
  expect(shop.warned).toEqual([]);
});
