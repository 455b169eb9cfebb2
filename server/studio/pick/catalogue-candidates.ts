/** Categories, brands, campaigns and lists of the embedded catalogue, hidden and ended ones too. */

import { languageTags } from '#api/standard-variables.ts';
import type { Backend } from '#backend/index.ts';
import { fallbacksOf, type LocaleCode, localeCodes } from '#i18n/locales.ts';
import type { Candidate, PickRequest } from './pick-request.ts';

export type PickCatalogue = ReturnType<Backend['catalogue']['catalogue']['reference']>;
type Category = PickCatalogue['categories'] extends ReadonlyMap<number, infer Item> ? Item : never;

interface CandidateContext extends Pick<PickRequest, 'market' | 'locale'> {
  reference: PickCatalogue;
  now: Date;
  /** Address of a picture of the shop. */
  image: (type: 'category' | 'brand', file: string) => string;
  addresses: Backend['catalogue']['addresses'];
}

export type PathPlace = Parameters<Backend['catalogue']['addresses']['list']['path']>[0];

/** Channel and language of a request; null in a shop without channels. */
export function pathPlaceOf(
  { channels }: PickCatalogue,
  { market, locale }: Pick<PickRequest, 'market' | 'locale'>,
): PathPlace | null {
  const channel =
    channels.find(({ markets }) => markets.some(({ alias }) => alias === market)) ?? channels[0];
  const language = channel?.languages.find(({ id }) => id === languageTags[locale]) ?? channel?.languages[0];
  return channel && language ? { channel, language } : null;
}

const pathIn = (context: CandidateContext, of: (place: PathPlace) => string | null) => {
  const place = pathPlaceOf(context.reference, context);
  const path = place && of(place);
  return path ? { path } : {};
};

const tagsOf = (locale: LocaleCode) =>
  [...fallbacksOf(locale), ...localeCodes].map(code => languageTags[code]);

const pictureOf = (address: string | null) => (address === null ? {} : { image: address });

export function categoryCandidates(context: CandidateContext): Candidate[] {
  const { reference, locale, image, addresses } = context;
  const textOf = (category: Category) =>
    tagsOf(locale)
      .map(tag => category.texts.get(tag))
      .find(text => text !== undefined);
  return [...reference.categories.values()].flatMap(category => {
    const text = textOf(category);
    if (!text) return [];
    const above = category.path.slice(0, -1).flatMap(each => textOf(each)?.name ?? []);
    return {
      ref: aliasIn(category, text.alias),
      id: category.id,
      name: text.name,
      ...(above.length > 0 ? { detail: above.join(' › ') } : {}),
      ...pictureOf(category.primaryImage && image('category', category.primaryImage)),
      ...pathIn(context, place => addresses.category.path(place, category)),
      isShown: !category.path.some(({ hidden }) => hidden),
      also: [...category.texts.values()].flatMap(({ alias, name }) => [alias, name]),
    };
  });
}

/** Documents refer to a category by its alias in the shop's first language, which every language resolves. */
const aliasIn = ({ texts }: Category, otherwise: string): string =>
  localeCodes.map(code => texts.get(languageTags[code])?.alias).find(alias => alias !== undefined) ??
  otherwise;

export const brandCandidates = (context: CandidateContext): Candidate[] =>
  [...context.reference.brands.values()].map(brand => ({
    ref: brand.alias,
    id: brand.id,
    name: brand.name,
    ...pictureOf(brand.logo && context.image('brand', brand.logo)),
    ...pathIn(context, place => context.addresses.brand.path(place, brand)),
    isShown: true,
  }));

export const campaignCandidates = (context: CandidateContext): Candidate[] => {
  const { reference, locale, market, now, addresses } = context;
  const marketId = reference.channels
    .flatMap(({ markets }) => markets)
    .find(({ alias }) => alias === market)?.id;
  return [...reference.campaigns.values()].map(campaign => ({
    ref: campaign.alias ?? campaign.id,
    id: campaign.id,
    name: nameIn(campaign.name, locale) ?? campaign.alias ?? String(campaign.id),
    ...pathIn(context, place => addresses.campaign.path(place, campaign)),
    isShown:
      campaign.active &&
      (campaign.activeFrom === null || campaign.activeFrom <= now) &&
      (campaign.activeTo === null || campaign.activeTo > now) &&
      (campaign.markets.length === 0 || (marketId !== undefined && campaign.markets.includes(marketId))),
    also: Object.values(campaign.name).filter(name => name !== undefined),
  }));
};

export const listCandidates = (context: CandidateContext): Candidate[] =>
  [...context.reference.lists.values()].map(({ id, alias, name }) => ({
    ref: alias,
    id,
    name: nameIn(name, context.locale) ?? alias,
    ...pathIn(context, place => context.addresses.list.path(place, alias)),
    isShown: true,
  }));

/** In the language, one of its fallbacks, or any language. */
const nameIn = (texts: Readonly<Partial<Record<string, string>>>, locale: LocaleCode): string | undefined =>
  [...fallbacksOf(locale).flatMap(code => [languageTags[code], code]), ...Object.keys(texts)]
    .map(key => texts[key])
    .find(text => text !== undefined && text !== '');
