/** The rows of the front page and of information pages that a shop's folder asks for. */
import { basename } from 'node:path';
import type { Kysely } from 'kysely';
import sanitizeHtml from 'sanitize-html';
import { idOf } from '#backend/content/documents/node-ids.ts';
import type { Schema } from '#backend/database/schema.ts';
import { collectionNumbers, syncAliases } from './content/content-rows.ts';
import { numbering } from './numbering.ts';
import type { ShopFiles } from './shop-files.gen.ts';
import type { ShopFolder } from './shop-folder.ts';
import { type Change, type Row, syncRows } from './sync-rows.ts';

type ShopFile = ShopFiles['shop'];

interface WidgetParts {
  name: string;
  /** What it shows, by language. */
  configuration: Readonly<Record<string, object>>;
}

/** Widgets below each other, in the form of the content system. */
const containersOf = (id: number, design: 'narrow' | 'default', widgets: readonly WidgetParts[]): object[] =>
  widgets.map(({ name, configuration }, index) => {
    const container = id * 100 + index + 1;
    return {
      ...{ id: container, name, sortOrder: index + 1, design },
      ...{ layout: 'full', responsiveMode: 'stack', classNames: [], display: 'always' },
      widgets: [
        {
          ...{ id: `${container}-1`, name, type: `${name}PageWidget`, sortOrder: 1 },
          ...{ size: 'full', classNames: [], images: [] },
          configuration: Object.fromEntries(
            Object.entries(configuration).map(([code, own]) => [code, { active: true, name, ...own }]),
          ),
        },
      ],
    };
  });

const byLanguage = <Value>(
  text: Readonly<Record<string, string>>,
  shape: (text: string) => Value,
): Record<string, Value> => Object.fromEntries(Object.entries(text).map(([code, own]) => [code, shape(own)]));

export const front = { family: 'Frontpage', area_name: 'The front page area' };
const frontName = 'Front page';
export const frontId = idOf(frontName);

/** The widgets of a front page that the shop has of its own. */
export function frontContainers(shop: ShopFile, id: number): object[] {
  const title = { title: shop.name, titleRenderMode: 0, subtitle: '', subtitleRenderMode: 3 };
  return containersOf(id, 'default', [
    {
      name: 'Text',
      configuration: byLanguage(shop.description, text => ({
        ...title,
        ...{ text: sanitizeHtml(text, { allowedTags: [] }), textAlignment: 1 },
      })),
    },
    {
      name: 'Product list',
      configuration: byLanguage(shop.description, () => ({
        ...{ title: '', searchParameters: { sort: 'LATEST' }, pageCount: 2, limitNrOfRows: true },
        ...{ slideshowDisabled: false, displayNavigationArrows: true, displayNavigationLinks: false },
        mode: 'DEFAULT',
      })),
    },
  ]);
}

/** The shop's name, what it sells and its newest products, for a shop without a front page; staff change it in Studio. */
export async function syncFrontPage(db: Kysely<Schema>, { shop }: ShopFolder): Promise<Change[]> {
  const stored = await db
    .selectFrom('content_collection')
    .select(['collection_id as id', 'name', 'family'])
    .execute();
  if (!shop || stored.some(({ family }) => family === front.family)) return [];
  const id = numbering(stored)(frontName);
  return syncRows(db, {
    table: 'content_collection',
    keys: ['collection_id'],
    rows: [{ ...front, collection_id: id, name: frontName, containers: frontContainers(shop.data, id) }],
    whenNew: {
      ...alwaysShown,
      ...{ title: null, tags: [] },
      meta: byLanguage(shop.data.description, description => ({ title: shop.data.name, description })),
    },
    nameOf: () => frontName,
  });
}

/** What a page of more than a text may say otherwise; the same page may have been one. */
const alwaysShown = { filters: [], draft: false, active_from: null, active_to: null };

/** Pages are known by their file names. One that left the folder stays, and what staff published in Studio stays above it. */
export async function syncPages(db: Kysely<Schema>, { pages }: ShopFolder): Promise<Change[]> {
  if (pages.length === 0) return [];
  const numberOf = await collectionNumbers(db);
  const named = pages.map(({ file, data }) => {
    const name = basename(file, '.json');
    return { id: numberOf(name), name, data };
  });
  const names = new Map(named.map(({ id, name }) => [id, name]));
  const nameOf = ({ collection_id }: Row): string => names.get(Number(collection_id)) ?? '';
  return [
    ...(await syncRows(db, {
      table: 'content_collection',
      keys: ['collection_id'],
      rows: named.map(({ id, name, data }) => ({
        ...{ collection_id: id, name, family: null, area_name: null },
        ...alwaysShown,
        title: data.title,
        tags: data.menu === false ? [] : ['menu'],
        meta: Object.fromEntries(
          Object.entries(data.title).map(([code, title]) => [
            code,
            { title, description: data.description[code] },
          ]),
        ),
        containers: containersOf(id, 'narrow', [
          { name: 'Rich text', configuration: byLanguage(data.body, text => ({ text })) },
        ]),
      })),
      nameOf,
    })),
    ...(await syncAliases(
      db,
      named.map(({ id, name, data }) => ({ id, name, aliases: data.alias })),
    )),
  ];
}
