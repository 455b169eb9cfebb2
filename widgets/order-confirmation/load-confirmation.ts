/** The order of the address, and the form that makes an account of its buyer. */
import type { Api } from '#api/api.ts';
import type { Confirmation, OrderIdKind } from '#api/checkout/types.ts';
import type { LoadContext } from '#engine/definition/contract.ts';
import { type BuyerAccountResult, type OrderSecrets, SeeOther } from '#engine/definition/visitor.ts';
import type { OrderConfirmationResolved } from '#engine/page-types.gen.ts';
import { NotFound } from '#kernel/absence.ts';
import { encodePath } from '#kernel/address/address-path.ts';
import type { OrderByLink } from '#kernel/order/order-view.ts';
import { isPasswordLongEnough } from '#ui/form/validation.ts';
import { type AccountState, type ConfirmedOrder, withFacts } from './confirmed-order.ts';

/** Which URL parameter holds the order number: the shop's own or a provider's (R-CHECKOUT-16). */
type Ids = Readonly<Record<string, string | undefined>>;

const orderIdOf = ({ oid, kid, sid, wid }: Ids): [kind: OrderIdKind, id: string | undefined] =>
  kid ? ['KLARNA', kid] : sid ? ['SVEA', sid] : wid ? ['WALLEY', wid] : ['STANDARD', oid];

export type ConfirmationContext = LoadContext<Pick<Api, 'checkout'>>;

/** Characters, as the field allows. */
const longest = 320;
/** How long the shop takes a password for the order, ms. */
const offerLife = 86_400_000;

/** What the page offers a guest, and after the form what it has done. */
function accountState(
  { visitor, now, query }: ConfirmationContext,
  { facts, email, completed, cartId }: ConfirmedOrder,
): AccountState | undefined {
  if (!facts || email === '' || !completed) return undefined;
  const { account } = query;
  if (!facts.isGuest) return account === 'made' && visitor?.isSignedIn ? 'made' : undefined;
  if (account === 'sent') return 'sent';
  const isYoung = Date.parse(facts.placedAt) + offerLife > now.getTime();
  const orders = visitor?.orders;
  return isYoung && orders?.openAccount && orders.isBuyer(cartId) ? 'password' : 'mail';
}

const addressOf = ({ prefix, path }: ConfirmationContext, query: Record<string, string>): string =>
  `${encodePath(prefix + path)}?${new URLSearchParams(query)}`;

/** The secrets of the address, or those that the browser keeps for it. */
const secretsOf = ({ visitor, query }: ConfirmationContext): OrderSecrets | null =>
  query.cartid ? query : (visitor?.confirmation(query.order ?? '') ?? null);

/** The same order as its own page knows it; from then on the browser opens that page without a secret in the address. */
async function seenOrder(
  { visitor }: ConfirmationContext,
  { orderId }: Confirmation,
  link: string | undefined,
): Promise<OrderByLink | undefined> {
  const orders = visitor?.orders;
  if (!orders || orderId === '') return undefined;
  if (link) {
    orders.keepLink(link, false);
    return orders.find();
  }
  const isOwn = visitor.isSignedIn && (await orders.openOwn(Number(orderId)));
  return isOwn ? orders.find() : undefined;
}

/** @throws SeeOther to the address without its secrets, which others would see in histories, logs and measurements */
export async function loadConfirmation(
  context: ConfirmationContext,
  { orderHref }: Partial<Pick<OrderConfirmationResolved, 'orderHref'>> = {},
): Promise<ConfirmedOrder> {
  const { visitor, query } = context;
  if (visitor && query.cartid && orderIdOf(query)[1]) {
    const { account: _, order: __, ...secrets } = query;
    throw new SeeOther(addressOf(context, { order: visitor.keepConfirmation(secrets) }));
  }
  // The cookie lasts a day; the page of the order knows how to get a new link.
  if (visitor && query.order && orderHref && !secretsOf(context)) throw new SeeOther(orderHref);
  return findConfirmation(context);
}

async function findConfirmation(context: ConfirmationContext): Promise<ConfirmedOrder> {
  const { cartid: cartId, key, ...ids } = secretsOf(context) ?? {};
  const [kind, id] = orderIdOf(ids);
  if (!id || !cartId) throw new NotFound('No order in the address');
  const found = await context.api.checkout.confirmation(id, cartId, kind, key);
  if (!found) throw new NotFound('No such order for this cart');
  // The reference of a payment at a provider opens the order that was paid, as the key does.
  const seen = await seenOrder(context, found, key ?? (kind === 'STANDARD' ? undefined : id));
  const order = withFacts({ ...found, cartId }, seen);
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
  const { visitor, query } = context;
  const secrets = secretsOf(context) ?? {};
  const { cartid: cartId } = secrets;
  const [kind, id] = orderIdOf(secrets);
  const publicId = secrets.key ?? (kind === 'STANDARD' ? undefined : id);
  const openAccount = visitor?.orders?.openAccount;
  if (!openAccount || !cartId || !publicId || fields.get('do') !== 'account')
    return findConfirmation(context);
  const password = (fields.get('new-password') ?? '').slice(0, longest);
  const refuse = async (account: AccountState) => {
    visitor.reject();
    return { ...(await findConfirmation(context)), account };
  };
  if (!isPasswordLongEnough(password)) return refuse('short');
  const { state } = await openAccount({ publicId, cartId, password });
  if (state !== 'made' && state !== 'sent') return refuse(problems[state]);
  const order = query.order ?? visitor.keepConfirmation(secrets);
  throw new SeeOther(`${addressOf(context, { order, account: state })}#account`);
}
