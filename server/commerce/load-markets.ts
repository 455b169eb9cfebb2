/** The markets that a shopper of our channel may choose, with what their addresses need. */
import type { PlanMarket } from '#i18n/address-plan.ts';
import { readableIn } from '#i18n/addresses.ts';
import { defaultLocale as firstLocale, isLocaleCode } from '#i18n/locales.ts';
import { type Commerce, CommerceUnavailable, publicCaller } from './commerce.ts';

const text = `query ShopMarkets($channelId: String) { channel(channelId: $channelId) { markets { alias onlyDisplayInCheckout defaultLanguageId allowedLanguages { code } country { code } } } }`;

interface MarketAnswer {
  alias?: string | null;
  onlyDisplayInCheckout?: boolean | null;
  defaultLanguageId?: string | null;
  allowedLanguages?: ({ code?: string | null } | null)[] | null;
  country?: { code?: string | null } | null;
}
interface Answer {
  channel?: { markets?: (MarketAnswer | null)[] | null } | null;
}

/** A market alias in a path; anything else could be mistaken for a page. */
const aliasForm = /^[a-z0-9][a-z0-9-]{0,15}$/;

function toMarket(answer: MarketAnswer | null): PlanMarket[] {
  const { alias, onlyDisplayInCheckout, defaultLanguageId, allowedLanguages, country } = answer ?? {};
  if (!alias || onlyDisplayInCheckout || !aliasForm.test(alias)) return [];
  const locales = readableIn((allowedLanguages ?? []).flatMap(language => language?.code ?? []));
  // The part before the dash; languages that the shop does not have are left out.
  const own = defaultLanguageId?.split('-')[0];
  const defaultLocale = isLocaleCode(own) && locales.includes(own) ? own : (locales[0] ?? firstLocale);
  return [{ alias, country: country?.code ?? '', defaultLocale, locales }];
}

/** In the channel's order; empty for an unknown channel. */
export async function loadMarkets(commerce: Commerce, channelId: string): Promise<PlanMarket[]> {
  const answer = await commerce.execute({
    text,
    isOwn: true,
    operationName: 'ShopMarkets',
    variables: { channelId },
    caller: publicCaller('markets'),
    readOnly: true,
  });
  if (answer.errors?.length)
    throw new CommerceUnavailable('http', answer.errors[0]?.message ?? 'The markets could not be read.');
  const { channel } = (answer.data ?? {}) as Answer;
  return (channel?.markets ?? []).flatMap(toMarket);
}
