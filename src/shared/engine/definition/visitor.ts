import type { MessageId } from '#i18n/message-ids.gen.ts';
import type { OrderByLink, Pieces, WithdrawalPlan } from '#kernel/order/order-view.ts';

export interface WithdrawalDeclaration {
  orderNumber: number;
  name: string;
  email: string;
}

export type WithdrawalResult =
  | { state: 'received'; receivedAt: string }
  | { state: 'no-such-order' | 'business' | 'wait' | 'changed' };

/** What finds an order and proves it: a number with cart and key, or the reference at a provider. Each is a secret but the number. */
export type OrderSecrets = Readonly<Record<string, string | undefined>>;

export interface NewBuyerAccount {
  /** Secret id of the order. */
  publicId: string;
  /** The cart that was ordered. */
  cartId: string;
  /** As typed. */
  password: string;
}

export type BuyerAccountResult =
  /** `password`: it is too easy to guess; `sent`: the buyer gets a link by mail instead. */
  { state: 'made' | 'password' | 'sent' | 'wait' | 'unknown' };

/** The order whose link the visitor has followed, or one of the account. */
export interface VisitorOrders {
  hasLink: boolean;
  /** For a while, in a cookie that scripts cannot read; the other methods then use it. */
  keepLink(link: string, isInAddress?: boolean): void;
  /** For this request, the other methods use this order of the session's account; false for the order of others. */
  openOwn(orderNumber: number): Promise<boolean>;
  find(): Promise<OrderByLink>;
  /** Null where the pieces cannot be withdrawn from. */
  plan(lines: readonly Pieces[]): Promise<WithdrawalPlan | null>;
  withdraw(declared: {
    name: string;
    email: string;
    lines: readonly Pieces[];
    /** The same for a repeat of the request. */
    key: string;
  }): Promise<WithdrawalResult>;
  /** Sends the order's confirmation to its buyer once more, with a new link. */
  sendAgain(): Promise<'sent' | 'wait' | 'unknown'>;
  /** Mails the buyer a link that makes an account, to which the order then belongs. */
  offerAccount(): Promise<'sent' | 'wait' | 'unknown'>;
  /** Notes that this browser orders with the cart; a cookie that scripts cannot read proves it for a day. */
  markBuyer(cartId: string): void;
  isBuyer(cartId: string): boolean;
  /** Makes the account of the buyer and signs in, for the browser that has ordered; absent where accounts are kept elsewhere. */
  openAccount?: (given: NewBuyerAccount) => Promise<BuyerAccountResult>;
}

export interface SignIn {
  email: string;
  /** As typed. */
  password: string;
  /** True: a session of one week; false: of half an hour (R-SESSION-4). */
  remember: boolean;
}

export type SignInRefusal =
  | { state: 'credentials' | 'failed' }
  /** Of a new account: the address has one already; the password is on a list of common ones, or cannot be used. */
  | { state: 'taken' | 'too-common' | 'bad-input' }
  /** Too many attempts. */
  | { state: 'wait'; seconds: number };

export type SignInResult = { state: 'signed-in' } | SignInRefusal;

/** What a visitor may choose about prices. */
export interface Choices {
  /** Alias. */
  market?: string | undefined;
  customerType?: string | undefined;
  vatIncluded?: boolean | undefined;
}

/** The visitor of a personal page: what widgets that work without scripts need and may change. */
export interface Visitor {
  /** The cart of the cookie; null without one. */
  cartId: string | null;
  isSignedIn: boolean;
  /** The page of the shop whose link or form led here: a path with its query; null when the browser does not say. */
  cameFrom: string | null;
  /** The form that was posted to the page; null when the page is only looked at. */
  fields: URLSearchParams | null;
  /** Takes the secrets of a confirmation out of its address into a cookie that scripts cannot read, and answers the name that the address has for them. */
  keepConfirmation(secrets: OrderSecrets): string;
  /** Null for a name that this browser does not know, or not any more. */
  confirmation(name: string): OrderSecrets | null;
  /** Sets the cart cookie; null removes it. */
  keepCart(id: string | null): void;
  /** Id of the vehicle that was chosen without scripts, as the cookie has it; null without one. */
  vehicleId: string | null;
  /** Sets that cookie; null removes it. */
  keepVehicle(id: string | null): void;
  /** Withdraws from an order; absent where a hosted platform does. */
  withdraw?: (declaration: WithdrawalDeclaration) => Promise<WithdrawalResult>;
  /** Absent where a hosted platform has the orders. */
  orders?: VisitorOrders;
  /** Stores the session in cookies; absent without an auth service. */
  signIn?: (given: SignIn) => Promise<SignInResult>;
  signOut?: () => Promise<void>;
  /** Makes an account and signs in. */
  register?: (given: SignIn) => Promise<SignInResult>;
  /** Stores what there is of the choices, and answers the address of the page at `path` that follows them. */
  choose(choices: Choices, path: string): string;
  /** Whether a script has posted the form and shows the result itself: see `FormAnswer`. */
  wantsAnswer: boolean;
  /** The page says what is wrong with the form: it is answered with 422. */
  reject(): void;
}

/**
 * Thrown by a widget that has done what a form asked for: the visitor continues at `location` (RFC 9110, 303). Only pages of
 * the shop: `form-action 'self'` also blocks where a form redirects to, so another site is reached by a link.
 */
export class SeeOther extends Error {
  override readonly name = 'SeeOther';
  readonly location: string;
  /** 307: the browser posts the same form to `location`, with the cookies of this response. */
  readonly status: 303 | 307;

  /** @param location a path of the shop */
  constructor(location: string, status: 303 | 307 = 303) {
    super(`See ${location}`);
    if (!/^\/(?![/\\])/.test(location)) throw new TypeError('A form continues on a page of the shop');
    this.location = location;
    this.status = status;
  }
}

interface AnswerText {
  id: MessageId;
  values?: Readonly<Record<string, string | number>>;
}

/**
 * Thrown by a widget in place of a page or of `SeeOther` when a script has posted the form (`wantsAnswer`): the response is
 * `body` as JSON, with `texts` in the page's language.
 */
export class FormAnswer extends Error {
  override readonly name = 'FormAnswer';
  readonly status: 200 | 422;
  readonly body: Readonly<Record<string, unknown>>;
  readonly texts: Readonly<Record<string, AnswerText>>;

  /** @param status 200: done; 422: nothing has changed */
  constructor(
    status: 200 | 422,
    body: Readonly<Record<string, unknown>>,
    texts: Readonly<Record<string, AnswerText>> = {},
  ) {
    super(`Answered with ${status}`);
    this.status = status;
    this.body = body;
    this.texts = texts;
  }
}
