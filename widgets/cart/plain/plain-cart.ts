/** The cart without scripts: what its page shows, and what its forms do. */
import type { Cart, CartRefusal, PromoRefusal } from '#api/cart/types.ts';
import { lineRefusalTexts } from '#components/cart/line-refusal-texts.ts';
import { readLineFits } from '#components/cart/read-line-fits.ts';
import type { LineFits } from '#components/cart/use-line-fits.ts';
import type { LoadContext } from '#engine/definition/contract.ts';
import { askToSignIn, type SignInAgain, signInFields } from '#engine/definition/sign-in-again.ts';
import { FormAnswer, SeeOther, type Visitor } from '#engine/definition/visitor.ts';
import type { MessageId } from '#i18n/message-ids.gen.ts';
import { encodePath } from '#kernel/address/address-path.ts';
import type { Result } from '#kernel/result.ts';
import { isSignedOut } from '#stores/visitor/with-login.ts';
import { addedAnswer, addOnce, refusedAnswer } from './add-answer.ts';
import { addFrom, type CartFormApi } from './add-form.ts';

export interface CartProblem {
  text: MessageId;
  values?: Readonly<Record<string, string | number>>;
  /** Key of the row that it is about; absent: shown above the cart. */
  row?: string;
  /** Page of the product that could not be added. */
  product?: { name: string; href: string };
}

export interface PlainCart {
  /** Null: there is none yet. */
  cart: Cart | null;
  /** Null without a vehicle. */
  fits?: LineFits | null;
  problem?: CartProblem;
  /** The cart waits for the account whose session has ended. */
  signIn?: SignInAgain;
  /** A rejected promo code, and why. */
  code?: { typed: string; text: MessageId };
}

export type CartFormContext = LoadContext<CartFormApi>;

/** For a product that is not in the cart yet. */
function addTextOf(answer: Result<Cart, CartRefusal> | null): MessageId {
  const code = answer && !answer.ok ? answer.refusal.code : 'bad-input';
  return code === 'unknown-sku' ? 'CART_ADD_GONE' : lineRefusalTexts[code];
}

const codeTexts: Record<PromoRefusal, MessageId> = {
  invalid: 'PROMO_CODE_ERROR_INVALID',
  requirements: 'PROMO_CODE_ERROR_REQUIREMENTS',
  'too-many': 'PROMO_CODE_TOO_MANY',
  'cart-completed': 'CART_CONFLICT',
  'signed-out': 'ERROR_SESSION_EXPIRED',
};

/** Longest code that the backend accepts. */
const longestCode = 60;

/** The address of the page itself, for the request that follows a form. */
const ownAddress = ({ prefix, path }: CartFormContext, query = ''): string =>
  encodePath(prefix + path) + query;

async function readCart(api: CartFormApi, visitor: Visitor): Promise<Cart | null> {
  if (visitor.cartId === null && !visitor.isSignedIn) return null;
  const cart = await api.cart.get(visitor.cartId);
  visitor.keepCart(cart.id);
  return cart;
}

/** What `work` shows, or the sign-in when the session of the cart's account has ended. */
async function orSignIn(
  context: CartFormContext,
  { visitor, fields }: { visitor: Visitor; fields: URLSearchParams | null },
  work: () => Promise<PlainCart>,
): Promise<PlainCart> {
  try {
    const shown = await work();
    const fits = await readLineFits(visitor.vehicleId, shown.cart?.lines ?? [], context.api.vehicle);
    return { ...shown, fits };
  } catch (error) {
    if (!isSignedOut(error)) throw error;
    if (visitor.wantsAnswer) throw new FormAnswer(422, { refusal: 'signed-out' });
    const signIn = await askToSignIn(visitor, fields, ownAddress(context));
    if (fields) visitor.reject();
    return { cart: null, signIn };
  }
}

export async function loadPlainCart(context: CartFormContext): Promise<PlainCart | undefined> {
  const { api, visitor } = context;
  if (!visitor) return undefined;
  return orSignIn(context, { visitor, fields: null }, async () => ({ cart: await readCart(api, visitor) }));
}

/** Changes the visitor's cart; a completed one is replaced once, as in the browser (R-CART-21). */
async function change(
  api: CartFormApi,
  visitor: Visitor,
  work: (cartId: string) => Promise<Result<Cart, CartRefusal>>,
): Promise<Result<Cart, CartRefusal>> {
  const before = await api.cart.get(visitor.cartId);
  let answer = await work(before.id);
  if (!answer.ok && answer.refusal.code === 'cart-completed')
    answer = await work((await api.cart.get(null)).id);
  if (answer.ok) visitor.keepCart(answer.value.id);
  return answer;
}

/** The quantity fields that differ from the cart, in its order; the pressed remove button counts as 0. */
function changedLines(cart: Cart, fields: URLSearchParams): { key: string; id: string; quantity: number }[] {
  const removed = fields.get('remove');
  if (removed !== null) {
    const line = cart.lines.find(({ id, groupKey }) => removed === (groupKey ?? id));
    return line ? [{ key: removed, id: line.id, quantity: 0 }] : [];
  }
  return cart.lines.flatMap(({ id, quantity: before }) => {
    const typed = fields.get(`quantity.${id}`)?.trim() ?? '';
    const quantity = /^\d{1,6}$/.test(typed) ? Number(typed) : before;
    return quantity === before ? [] : [{ key: id, id, quantity }];
  });
}

async function changeLines(
  context: CartFormContext,
  visitor: Visitor,
  fields: URLSearchParams,
): Promise<PlainCart> {
  const { api } = context;
  const cart = await readCart(api, visitor);
  for (const { key, id, quantity } of cart ? changedLines(cart, fields) : []) {
    const line = cart?.lines.find(found => found.id === id);
    const answer = await change(api, visitor, cartId =>
      line?.groupKey
        ? api.cart.setGroupQuantity(cartId, line.groupKey, quantity)
        : api.cart.setQuantity(cartId, { id, quantity }),
    );
    if (answer.ok) continue;
    visitor.reject();
    const stock = line?.stock.totalStock ?? 0;
    const tooMany = answer.refusal.code === 'out-of-stock' && stock < quantity;
    return {
      cart: await readCart(api, visitor),
      problem: tooMany
        ? { text: 'CART_ADD_TOO_MANY', values: { stock }, row: key }
        : { text: lineRefusalTexts[answer.refusal.code], row: key },
    };
  }
  throw new SeeOther(ownAddress(context));
}

async function setCode(context: CartFormContext, visitor: Visitor, typed: string): Promise<PlainCart> {
  const cart = await readCart(context.api, visitor);
  const answer = cart ? await context.api.cart.setPromoCode(cart.id, typed.slice(0, longestCode)) : null;
  if (!answer || answer.ok) throw new SeeOther(ownAddress(context));
  visitor.reject();
  return { cart, code: { typed, text: codeTexts[answer.refusal] } };
}

async function addLine(
  context: CartFormContext,
  visitor: Visitor,
  fields: URLSearchParams,
): Promise<PlainCart> {
  const { api } = context;
  const wanted = await addFrom(api, fields);
  const answer = wanted.ok
    ? await change(api, visitor, cartId => addOnce(wanted, api.cart, cartId, fields.get('key')))
    : null;
  if (wanted.ok && answer?.ok) {
    if (visitor.wantsAnswer) throw addedAnswer(answer.value, context.segment, wanted.line);
    throw new SeeOther(ownAddress(context, `?added=${wanted.count}`));
  }
  const problem: CartProblem = { text: wanted.ok ? addTextOf(answer) : wanted.text };
  if (visitor.wantsAnswer) throw refusedAnswer(answer, problem.text);
  visitor.reject();
  const { product } = wanted;
  return { cart: await readCart(api, visitor), problem: product ? { ...problem, product } : problem };
}

export async function submitPlainCart(
  context: CartFormContext,
  fields: URLSearchParams,
): Promise<PlainCart | undefined> {
  const { visitor } = context;
  if (!visitor) return undefined;
  if (!fields.has(signInFields.startNew))
    return orSignIn(context, { visitor, fields }, () => takeForm(context, visitor, fields));
  if (fields.has('product')) return addLine(context, { ...visitor, cartId: null }, fields);
  visitor.keepCart(null);
  throw new SeeOther(ownAddress(context));
}

async function takeForm(
  context: CartFormContext,
  visitor: Visitor,
  fields: URLSearchParams,
): Promise<PlainCart> {
  if (fields.has('product')) return addLine(context, visitor, fields);
  if (fields.has('removeCode')) return setCode(context, visitor, '');
  const code = fields.get('promoCode');
  if (code === null) return changeLines(context, visitor, fields);
  if (code.trim() !== '') return setCode(context, visitor, code.trim());
  visitor.reject();
  return { cart: await readCart(context.api, visitor), code: { typed: '', text: 'FIELD_ERROR_PROMO_CODE' } };
}
