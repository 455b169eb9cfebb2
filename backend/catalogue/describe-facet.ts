/** Label, order and address of a facet value in the language of the request. */
import type { Context } from '#backend/kernel/context.ts';
import type { CatalogueAddresses } from './addresses.ts';
import { isHidden } from './category-in-context.ts';
import { facetLabels } from './facet-labels.ts';
import type { CountedSource } from './index/answer/catalogue-query.ts';
import { stockStatuses } from './index/table/columns.ts';
import { localised } from './localised.ts';
import type { CatalogueReference } from './reference.ts';

interface Described {
  label: string | null;
  /** Sorts before the label. */
  place: number;
  parentId?: string | null;
  url?: string | null;
  hidden?: boolean;
}

/** One per language: making one costs more than all numbers of a list. */
const formats = new Map<string, Intl.NumberFormat>();

function numbersIn(languageId: string): Intl.NumberFormat {
  const known = formats.get(languageId);
  if (known) return known;
  const format = new Intl.NumberFormat(languageId);
  formats.set(languageId, format);
  return format;
}

const range = (from: string, until: string | null, unit: string) =>
  until === null ? `${from}\u00a0${unit}\u2013` : `${from}\u2013${until}\u00a0${unit}`;

export function describeFacet(
  ctx: Context,
  reference: CatalogueReference,
  addresses: CatalogueAddresses,
  source: CountedSource,
): Described {
  const whole = (value: number) => numbersIn(ctx.language.id).format(value);
  switch (source.type) {
    case 'Category': {
      const category = reference.categories.get(source.id);
      const text = category?.texts.get(ctx.language.id);
      if (!category) return { label: null, place: 0, hidden: true };
      return {
        label: text?.name ?? null,
        place: category.order,
        parentId: category.path.length > 1 ? `c_${category.parentId}` : null,
        url: addresses.category.path(ctx, category),
        hidden: isHidden(category) || !text,
      };
    }
    case 'Brand': {
      const brand = reference.brands.get(source.id);
      return { label: brand?.name ?? null, place: 0, url: brand ? addresses.brand.path(ctx, brand) : null };
    }
    case 'Sku':
      return { label: source.name, place: 0 };
    case 'Parameter':
      return { label: localised(source.value.label, ctx.language), place: source.value.order };
    case 'Campaign': {
      const campaign = reference.campaigns.get(source.id);
      return {
        label: localised(campaign?.name, ctx.language),
        place: -1,
        url: campaign ? addresses.campaign.path(ctx, campaign) : null,
        hidden: campaign?.hideTitle ?? true,
      };
    }
    case 'PriceList':
      return { label: null, place: 0, hidden: true };
    case 'Price': {
      const until = source.until === null ? null : whole(source.until);
      return { label: range(whole(source.from), until, ctx.market.currency.symbol), place: source.from };
    }
    case 'Discount': {
      const until = source.until === null ? null : whole(source.until - 1);
      return { label: range(whole(source.from), until, '%'), place: source.from };
    }
    case 'StockStatus':
      return {
        label: facetLabels(ctx.language.id).stock[source.status],
        place: stockStatuses.indexOf(source.status),
      };
    default:
      return source satisfies never;
  }
}
