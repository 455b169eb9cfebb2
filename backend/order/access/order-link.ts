/** Links to one order for who has no account: its number and the end of the link, signed. Nothing is stored, and no other order can be reached. */

interface LinkSigner {
  sign(text: string): string;
  matches(text: string, signature: string): boolean;
}

export interface ReadLink {
  orderId: number;
  expiresAt: Date;
}

export interface OrderLinks {
  write(orderId: number, from: Date): string;
  /** Null for a text that this shop has not signed; the caller compares the end with its clock. */
  read(text: string): ReadLink | null;
  /** What the browser keeps that has ordered with the cart; no address ever holds it. */
  proofOf(cartId: string): string;
  proves(cartId: string, proof: string): boolean;
}

/** Longer than delivery and the period of withdrawal together. */
const LIFE_DAYS = 90;

const shape = /^([0-9a-z]{1,6})\.([0-9a-z]{1,8})\.([\w-]{43})$/;

const ordering = (cartId: string) => `browser of cart ${cartId}`;
const signed = (orderId: string, ends: string) => `order ${orderId} until ${ends}`;

export const createOrderLinks = (signer: LinkSigner): OrderLinks => ({
  write(orderId, from) {
    const [id, ends] = [orderId, Math.floor(from.getTime() / 1000) + LIFE_DAYS * 86_400].map(number =>
      number.toString(36),
    );
    return `${id}.${ends}.${signer.sign(signed(String(id), String(ends)))}`;
  },

  read(text) {
    const [, id = '', ends = '', signature = ''] = shape.exec(text) ?? [];
    if (!signer.matches(signed(id, ends), signature)) return null;
    return { orderId: Number.parseInt(id, 36), expiresAt: new Date(Number.parseInt(ends, 36) * 1000) };
  },

  proofOf: cartId => signer.sign(ordering(cartId)),
  proves: (cartId, proof) => signer.matches(ordering(cartId), proof),
});

/** How long the public id of an order opens its page: as long as a link in the mail of the order. */
export const endOfPublicId = (placedAt: Date): Date => new Date(placedAt.getTime() + LIFE_DAYS * 86_400_000);
