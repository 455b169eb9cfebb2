/** The content of an area of a page, or of a content page. */
import type { Context } from '#backend/kernel/context.ts';
import { armsOfFilters } from '#kernel/experiment/arm-filter.ts';
import { chooseCollection, filterKeyOf } from './choose-collection.ts';
import type { ContentRepository } from './content.repository.ts';
import { isShown, momentsOf } from './content-record.ts';
import type { WriteReferences } from './documents/references.ts';
import type { PageAddresses } from './page-addresses.ts';
import { createPageFacts, type PageFactsPorts, type PageQuestion } from './page-facts.ts';
import { type Area, type Asker, createAreaWriter, type Device, emptyArea } from './to-area.ts';

interface AreaQuestion extends PageQuestion {
  /** Alias of a page; takes precedence over family and area. */
  alias: string | null;
  family: string | null;
  areaName: string | null;
  /** Null shows the containers of every device. */
  device: Device | null;
  /** Includes drafts and content outside its schedule; without another argument the newest draft is returned. */
  preview: boolean;
}

export interface AreaService {
  /** Null for an unknown page and without arguments; an area without content is an object without containers. */
  find(ctx: Context, asked: AreaQuestion): Promise<Area | null>;
}

export interface AreaPorts extends PageFactsPorts {
  content: Pick<ContentRepository, 'collection' | 'area' | 'newestDraft' | 'directory'>;
  references: WriteReferences;
  pages: Pick<PageAddresses, 'byAlias'>;
}

/** Longer names cannot exist and would only fill the cache. */
const MAX_NAME_LENGTH = 200;
const isName = (text: string | null): text is string => text !== null && text.length <= MAX_NAME_LENGTH;

export function createAreaService({ content, pages, references, ...ports }: AreaPorts): AreaService {
  const factsOf = createPageFacts(ports);
  const write = createAreaWriter({ references, directory: content.directory });

  /** Who is signed in is known; others are what they say. */
  const askerOf = (
    { now, reads, caller }: Context,
    { device, customerType, filters }: AreaQuestion,
  ): Asker => ({
    device,
    arms: armsOfFilters(filters),
    customerType: caller.customerId === null ? (customerType ?? caller.customerType) : caller.customerType,
    now,
    reads,
  });

  async function page(ctx: Context, alias: string, asked: AreaQuestion): Promise<Area | null> {
    const found = await pages.byAlias(ctx, alias, asked.preview);
    const [collection] = found ? await content.collection(found.id) : [];
    return collection ? write(collection, ctx, askerOf(ctx, asked)) : null;
  }

  async function draft(ctx: Context, asked: AreaQuestion): Promise<Area | null> {
    const [collection] = await content.newestDraft();
    return collection ? write(collection, ctx, askerOf(ctx, asked)) : null;
  }

  async function area(ctx: Context, family: string, name: string, asked: AreaQuestion): Promise<Area> {
    const all = await content.area(family, name);
    // Of those as well that are not chosen: one that begins may fit better, and one takes the place of what ends.
    ctx.reads?.changesWith(all.flatMap(momentsOf), ctx.now);
    const shown = asked.preview
      ? all.toSorted((a, b) => Number(b.draft) - Number(a.draft))
      : all.filter(each => isShown(each, ctx.now));
    const filters = shown.flatMap(each => each.filters);
    const facts = await factsOf(
      ctx,
      asked,
      filters.some(({ key }) => filterKeyOf(key) === 'Product'),
    );
    const chosen = chooseCollection(shown, facts);
    const areaId = all[0]?.id;
    return chosen ? write(chosen, ctx, askerOf(ctx, asked), areaId) : emptyArea(family, name, areaId);
  }

  return {
    async find(ctx, asked) {
      const { alias, family, areaName, preview } = asked;
      if (alias !== null) return isName(alias) ? page(ctx, alias, asked) : null;
      if (family === null || areaName === null) return preview ? draft(ctx, asked) : null;
      return isName(family) && isName(areaName)
        ? area(ctx, family, areaName, asked)
        : emptyArea(family, areaName);
    },
  };
}
