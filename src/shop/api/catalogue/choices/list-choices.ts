/** Choices in a list's URL: values by group, and the price range. */
import { universalFacet, vehicleFilter } from '#kernel/vehicle/vehicle-facets.ts';
import { type Choice, choiceText } from './choice-text.ts';
import { readChoiceText } from './read-choice-text.ts';

export type AddressQuery = Readonly<Record<string, string>>;

export interface ListChoices {
  /** By URL parameter: `categories`, `brands`, `skus`, `price`, `discount`, `p-<filterId>`; groups are never empty. */
  groups: Readonly<Record<string, readonly Choice[]>>;
  /** Whole units of the market's currency, with VAT. */
  priceFrom?: number;
  priceTo?: number;
}

const namedKeys = new Set(['categories', 'brands', 'skus', 'price', 'discount']);
export const priceFromKey = 'price-from';
export const priceToKey = 'price-to';

const isGroupKey = (key: string) => namedKeys.has(key) || (key.startsWith('p-') && key.length > 2);

/** URL parameters that filter a list, without `sort` and `page`. */
export const isChoiceKey = (key: string): boolean =>
  isGroupKey(key) || key === priceFromKey || key === priceToKey;

const wholeNumber = (text: string | undefined): number | undefined =>
  text !== undefined && /^\d{1,7}$/.test(text) ? Number(text) : undefined;

export function readChoices(query: AddressQuery): ListChoices {
  const groups: Record<string, Choice[]> = {};
  for (const [key, text] of Object.entries(query)) {
    if (!isGroupKey(key)) continue;
    const choices = readChoiceText(text);
    if (choices.length > 0) groups[key] = choices;
  }
  const priceFrom = wholeNumber(query[priceFromKey]);
  const priceTo = wholeNumber(query[priceToKey]);
  return {
    groups,
    ...(priceFrom === undefined ? {} : { priceFrom }),
    ...(priceTo === undefined ? {} : { priceTo }),
  };
}

/** As URL parameters, in the order in which they were chosen; empty groups are omitted. */
export function choiceParameters({ groups, priceFrom, priceTo }: ListChoices): [string, string][] {
  return [
    ...Object.entries(groups).flatMap(([key, choices]): [string, string][] =>
      choices.length > 0 ? [[key, choiceText(choices)]] : [],
    ),
    ...(priceFrom === undefined ? [] : [[priceFromKey, String(priceFrom)] as [string, string]]),
    ...(priceTo === undefined ? [] : [[priceToKey, String(priceTo)] as [string, string]]),
  ];
}

export const chosenIds = ({ groups }: ListChoices): string[] =>
  Object.values(groups).flatMap(choices => choices.map(({ id }) => id));

export const hasPriceRange = ({ priceFrom, priceTo }: ListChoices): boolean =>
  priceFrom !== undefined || priceTo !== undefined;

/** Number of choices; a price range counts as one, and so does a vehicle together with universal parts. */
export const choiceCount = (choices: ListChoices): number => {
  const ids = chosenIds(choices);
  const isForVehicle = ids.some(id => id !== universalFacet && id.startsWith(`${vehicleFilter}_`));
  const counted = isForVehicle ? ids.filter(id => id !== universalFacet) : ids;
  return counted.length + (hasPriceRange(choices) ? 1 : 0);
};

export function withGroup(choices: ListChoices, key: string, chosen: readonly Choice[]): ListChoices {
  // An existing group keeps its position.
  const { [key]: _, ...others } = choices.groups;
  return { ...choices, groups: chosen.length > 0 ? { ...choices.groups, [key]: chosen } : others };
}

export function withoutPriceRange({ groups }: ListChoices): ListChoices {
  return { groups };
}
