/** What a visitor may choose about the shop, and what its forms do. */
import type { Api } from '#api/api.ts';
import type { Market } from '#api/channel/types.ts';
import type { LoadContext } from '#engine/definition/contract.ts';
import { SeeOther } from '#engine/definition/visitor.ts';
import { encodePath } from '#kernel/address/address-path.ts';
import { continueAt } from '#kernel/address/own-path.ts';

export type ChoicesContext = LoadContext<Pick<Api, 'channel'>>;

export interface ShopChoicesData {
  markets: readonly Pick<Market, 'alias' | 'country' | 'countryCode' | 'currency'>[];
  /** Page to continue at: a path of the shop. */
  to: string;
  /** An account has its own customer type. */
  isSignedIn: boolean;
}

/** Not the page of the choices itself, which would say nothing about them. */
const pageAfter = ({ prefix, path }: ChoicesContext, asked: string | null | undefined): string =>
  continueAt(asked, encodePath(prefix + path)) ?? (prefix || '/');

export async function loadShopChoices(context: ChoicesContext): Promise<ShopChoicesData> {
  const { markets } = await context.api.channel.channel();
  return {
    markets: markets.filter(({ onlyInCheckout }) => !onlyInCheckout),
    to: pageAfter(context, context.visitor?.cameFrom),
    isSignedIn: context.visitor?.isSignedIn ?? false,
  };
}

const vatOf = (text: string | null): boolean | undefined =>
  text === 'inc' ? true : text === 'ex' ? false : undefined;

/** The forms of the header post without a page to continue at: they continue at the page that they are on. */
export async function submitShopChoices(
  context: ChoicesContext,
  fields: URLSearchParams,
): Promise<ShopChoicesData> {
  const { visitor } = context;
  if (!visitor) return loadShopChoices(context);
  const choices = {
    market: fields.get('market') ?? undefined,
    customerType: visitor.isSignedIn ? undefined : (fields.get('customerType') ?? undefined),
    vatIncluded: vatOf(fields.get('vat')),
  };
  throw new SeeOther(visitor.choose(choices, pageAfter(context, fields.get('to') ?? visitor.cameFrom)));
}
