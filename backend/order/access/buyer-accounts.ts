/**
 * An account for the browser that has ordered, which knows the order's secret id and the id of its cart, and holds the
 * proof that it was given while it ordered: the ids are in addresses, which others may see. Where the address has an account with another password, the buyer gets the mailed link, so that the mailbox decides.
 */
import type { OrderRecord } from '#backend/database/tables/order-tables.ts';
import type { Asking } from './open-order.ts';
import { shortenedEmail } from './to-order-view.ts';

/** The tokens of a session that has begun. */
export interface BuyerTokens {
  token: string;
  /** Seconds that the token lives. */
  maxAge: number;
  refreshToken: string;
}

type OpenedAccount =
  | ({ kind: 'tokens' } & BuyerTokens)
  | { kind: 'unacceptable'; code: string }
  | { kind: 'taken' | 'refused' | 'wait' };

export type BuyerAccount =
  | { state: 'made'; email: string; tokens: BuyerTokens }
  /** The password is too common, or no digest of one. */
  | { state: 'password' }
  /** A link was mailed to the buyer instead; `email` is shortened. */
  | { state: 'sent'; email: string }
  | { state: 'wait' | 'unknown' };

export interface BuyerAccountPorts {
  /** Mails a link that makes an account of the address. */
  inviteToAccount(email: string, languageId: string, now: Date): Promise<void>;
  /** Makes the account of the buyer and begins its session. @param password the client's digest */
  openAccount(
    caller: { ip: string | null },
    buyer: { orderId: number; email: string; languageId: string },
    password: string,
  ): Promise<OpenedAccount>;
}

interface Steps {
  /** Null for a link that is unknown or expired. */
  openYoung(link: string, now: Date): Promise<OrderRecord | null>;
  proves(cartId: string, proof: string): boolean;
  mayMail(orderId: number, asking: Asking): Promise<boolean>;
  /** Counts a wrong link of the network. */
  countWrong(asking: Asking): Promise<'unknown' | 'wait'>;
}

export interface BuyerProof {
  publicId: string;
  cartId: string;
  /** Kept by the browser that has ordered. */
  proof: string;
  /** The client's digest. */
  password: string;
}

/** How long the browser that has ordered may choose the password of an account. */
const ACCOUNT_OFFER_MS = 86_400_000;

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export const createBuyerAccounts =
  (ports: BuyerAccountPorts, { openYoung, proves, mayMail, countWrong }: Steps) =>
  async ({ publicId, cartId, proof, password }: BuyerProof, asking: Asking): Promise<BuyerAccount> => {
    const { caller, now } = asking;
    // A signed link may have been forwarded in its mail.
    const order = uuid.test(publicId) && proves(cartId, proof) ? await openYoung(publicId, now) : null;
    const isOwn = order !== null && order.cart_id === cartId && order.status !== 'pending-payment';
    if (!isOwn || order.placed_at.getTime() + ACCOUNT_OFFER_MS <= now.getTime())
      return { state: await countWrong(asking) };
    const { order_id: orderId, email, language_id: languageId } = order;
    const buyer = { orderId, email, languageId };
    const opened = await ports.openAccount({ ip: caller.ipAddress }, buyer, password);
    if (opened.kind === 'tokens') return { state: 'made', email: email.toLowerCase(), tokens: opened };
    if (opened.kind === 'unacceptable') return { state: 'password' };
    if (order.customer_id !== null) return { state: 'unknown' };
    if (!(await mayMail(orderId, asking))) return { state: 'wait' };
    await ports.inviteToAccount(email, languageId, now);
    return { state: 'sent', email: shortenedEmail(email) };
  };
