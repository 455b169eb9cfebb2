/** Builders of test content: menus, areas, pages and images. */
import type { World } from './world.ts';

export interface CollectionInput {
  id: number;
  /** Only for an area. */
  family?: string;
  area?: string;
  title?: object;
  tags?: readonly string[];
  meta?: object;
  filters?: unknown;
  containers?: unknown;
  draft?: boolean;
  from?: string;
  to?: string;
  aliases?: Partial<Record<'fi-FI' | 'sv-SE', string>>;
}

const json = (value: unknown) => (value === undefined ? null : JSON.stringify(value));

export async function aMenu({ db }: World, location: string, items: unknown, title?: object): Promise<void> {
  await db
    .insertInto('menu')
    .values({
      menu_id: location,
      name: location,
      title: json(title),
      locations: [location],
      items: JSON.stringify(items),
    })
    .execute();
}

export async function aCollection({ db }: World, collection: CollectionInput): Promise<void> {
  const { id, tags = [], filters = [], containers = [], draft = false, aliases = {} } = collection;
  await db
    .insertInto('content_collection')
    .values({
      collection_id: id,
      name: `Collection ${id}`,
      family: collection.family ?? null,
      area_name: collection.area ?? null,
      title: json(collection.title),
      tags: [...tags],
      meta: json(collection.meta),
      filters: JSON.stringify(filters),
      containers: JSON.stringify(containers),
      draft,
      active_from: collection.from ? new Date(collection.from) : null,
      active_to: collection.to ? new Date(collection.to) : null,
    })
    .execute();
  for (const [language_id, alias] of Object.entries(aliases)) {
    await db.insertInto('content_alias').values({ collection_id: id, language_id, alias }).execute();
  }
}

export async function aPicture({ db }: World, name: string, width: number, height: number): Promise<void> {
  await db
    .insertInto('image_original')
    .values({
      type: 'pagewidget',
      file_name: name,
      mime: 'image/png',
      width,
      height,
      data: Buffer.from('x'),
    })
    .execute();
}
