/** The markets that a shopper of our channel may choose. */
import { CommerceUnavailable, nobody, type Commerce } from './commerce.ts';

const text = `query ShopMarkets($channelId: String) { channel(channelId: $channelId) { markets { alias onlyDisplayInCheckout } } }`;

interface Answer {
  channel?: { markets?: { alias?: string | null; onlyDisplayInCheckout?: boolean | null }[] | null } | null;
}

/** Aliases; empty when the channel is not known. */
export async function loadMarkets(commerce: Commerce, channelId: string): Promise<Set<string>> {
  const answer = await commerce.execute({
    text,
    operationName: 'ShopMarkets',
    variables: { channelId },
    caller: nobody('markets'),
    readOnly: true,
  });
  if (answer.errors?.length)
    throw new CommerceUnavailable('http', answer.errors[0]?.message ?? 'The markets could not be read.');
  const { channel } = (answer.data ?? {}) as Answer;
  return new Set(
    (channel?.markets ?? []).flatMap(({ alias, onlyDisplayInCheckout }) =>
      alias && !onlyDisplayInCheckout ? [alias] : [],
    ),
  );
}
