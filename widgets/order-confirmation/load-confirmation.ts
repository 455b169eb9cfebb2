/** The order of the address, and the form that makes an account of its buyer. */
import type { Api } from '#api/api.ts';
import type { LoadContext } from '#engine/contract.ts';
import { type BuyerAccountResult, SeeOther } from '#engine/visitor.ts';
import { NotFound } from '#kernel/absence.ts';
import { encodePath } from '#kernel/address-path.ts';
import { isPasswordLongEnough } from '#ui/validation.ts';
import { type AccountState, type ConfirmedOrder, withFacts } from './confirmed-order.ts';
import { orderIdOf } from './order-id.ts';

export type ConfirmationContext = LoadContext<Pick<Api, 'checkout'>>;

/** Characters, as the field allows. */
const longest = 320;
/** How long the shop takes a password for the order, ms. */
const offerLife = 86_400_000;

/** What the page offers a guest, and after the form what it has done. */
function accountState(
  { visitor, now, query }: ConfirmationContext,
  { facts, email, completed }: ConfirmedOrder,
): AccountState | undefined {
  if (!facts || email === '' || !completed) return undefined;
  const { account } = query;
  if (!facts.isGuest) return account === 'made' && visitor?.isSignedIn ? 'made' : undefined;
  if (account === 'sent') return 'sent';
  const isYoung = Date.parse(facts.placedAt) + offerLife > now.getTime();
  return isYoung && visitor?.orders?.openAccount ? 'password' : 'mail';
}

export async function loadConfirmation(context: ConfirmationContext): Promise<ConfirmedOrder> {
  const { api, visitor, query } = context;
  const { cartid, key, account: _, ...ids } = query;
  const [kind, id] = orderIdOf(ids);
  if (!id || !cartid) throw new NotFound('No order in the address');
  const [found, seen] = await Promise.all([
    api.checkout.confirmation(id, cartid, kind, key),
    key ? visitor?.orders?.look(key) : undefined,
  ]);
  if (!found) throw new NotFound('No such order for this cart');
  const order = withFacts(found, seen, key);
  const account = accountState(context, order);
  return account ? { ...order, account } : order;
}

const problems = {
  password: 'common',
  wait: 'wait',
  unknown: 'failed',
} as const satisfies Record<Exclude<BuyerAccountResult['state'], 'made' | 'sent'>, AccountState>;

/** @throws SeeOther to the same page, so that a reload sends nothing again */
export async function submitBuyerAccount(
  context: ConfirmationContext,
  fields: URLSearchParams,
): Promise<ConfirmedOrder> {
  const { visitor, query, prefix, path } = context;
  const { cartid: cartId, key: publicId } = query;
  const openAccount = visitor?.orders?.openAccount;
  if (!openAccount || !cartId || !publicId || fields.get('do') !== 'account')
    return loadConfirmation(context);
  const password = (fields.get('new-password') ?? '').slice(0, longest);
  const refuse = async (account: AccountState) => {
    visitor.reject();
    return { ...(await loadConfirmation(context)), account };
  };
  if (!isPasswordLongEnough(password)) return refuse('short');
  const { state } = await openAccount({ publicId, cartId, password });
  if (state !== 'made' && state !== 'sent') return refuse(problems[state]);
  const next = new URLSearchParams({ ...query, account: state });
  throw new SeeOther(`${encodePath(prefix + path)}?${next}#account`);
}
