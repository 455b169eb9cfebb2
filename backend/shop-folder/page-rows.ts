/** The rows of information pages that a shop's folder asks for. */
import { basename } from 'node:path';
import type { Kysely } from 'kysely';
import type { Schema } from '#backend/database/schema.ts';
import { tagOf } from './market-rows.ts';
import { numbering } from './numbering.ts';
import type { InformationPage } from './shop-files.gen.ts';
import type { ShopFolder } from './shop-folder.ts';
import { type Change, type Row, syncRows } from './sync-rows.ts';

/** One text in the form of the content system. */
const containersOf = (id: number, { body }: InformationPage): object[] => [
  {
    id: id * 100 + 1,
    name: 'Text',
    sortOrder: 1,
    layout: 'full',
    responsiveMode: 'stack',
    design: 'narrow',
    classNames: [],
    display: 'always',
    widgets: [
      {
        id: `${id * 100 + 1}-1`,
        name: 'Rich text',
        type: 'Rich textPageWidget',
        sortOrder: 1,
        size: 'full',
        classNames: [],
        images: [],
        configuration: Object.fromEntries(
          Object.entries(body).map(([code, text]) => [code, { active: true, name: 'Rich text', text }]),
        ),
      },
    ],
  },
];

/** Pages are known by their file names. One that left the folder stays, and what staff published in Studio stays above it. */
export async function syncPages(db: Kysely<Schema>, { pages }: ShopFolder): Promise<Change[]> {
  if (pages.length === 0) return [];
  const numberOf = numbering(
    await db.selectFrom('content_collection').select(['collection_id as id', 'name']).execute(),
  );
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
        collection_id: id,
        name,
        title: data.title,
        meta: Object.fromEntries(
          Object.entries(data.title).map(([code, title]) => [
            code,
            { title, description: data.description[code] },
          ]),
        ),
        containers: containersOf(id, data),
      })),
      whenNew: {
        ...{ family: null, area_name: null, tags: ['menu'], filters: [], draft: false },
        ...{ active_from: null, active_to: null },
      },
      nameOf,
    })),
    ...(await syncRows(db, {
      table: 'content_alias',
      keys: ['language_id', 'alias'],
      others: 'delete',
      owns: ({ collection_id }) => names.has(Number(collection_id)),
      rows: named.flatMap(({ id, data }) =>
        Object.entries(data.alias).map(([code, alias]) => ({
          ...{ collection_id: id, language_id: tagOf(code) },
          alias,
        })),
      ),
      nameOf,
    })),
  ];
}
