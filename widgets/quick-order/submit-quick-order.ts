/** Submits the form: lists the products that were found, and adds exactly those to the cart. */
import type { Api } from '#api/api.ts';
import type { Cart } from '#api/cart/types.ts';
import type { Part } from '#api/part/types.ts';
import type { LoadContext } from '#engine/definition/contract.ts';
import { SeeOther } from '#engine/definition/visitor.ts';
import type { QuickOrderResolved } from '#engine/page-types.gen.ts';
import { isSignedOut } from '#stores/visitor/with-login.ts';
import { mergeLines, readLines, readTableLines, type WantedLine } from './read-lines.ts';

export type QuickOrderApi = Pick<Api, 'cart' | 'part'>;
type QuickOrderContext = LoadContext<QuickOrderApi>;

/** `short`: fewer than wanted can be added. `choose`: a size has to be chosen on the product's page. */
export type RowState = 'found' | 'short' | 'sold-out' | 'choose' | 'unknown';

export interface QuickOrderRow extends WantedLine {
  state: RowState;
  /** Null for an unknown number. */
  part: Part | null;
  /** Parts with nearly the number, when it is unknown. */
  near: readonly Part[];
  /** Pieces that are added: 0 when none can be. */
  added: number;
}

export interface QuickOrderData {
  /** What was pasted and is not in the rows. */
  text: string;
  /** Null before the first press. */
  rows: readonly QuickOrderRow[] | null;
  problem: 'empty' | 'changed' | 'refused' | 'unavailable' | null;
  /** Of this list: one page adds at most once. */
  key: string;
}

export const emptyQuickOrder: QuickOrderData = { text: '', rows: null, problem: null, key: '' };

/** Characters that are read of a list. */
export const longestText = 20_000;
const longestKey = 100;

/** @param inCart pieces that the cart holds already: the stock counts once. */
function rowOf(line: WantedLine, part: Part | undefined, inCart: number): QuickOrderRow {
  if (!part) return { ...line, state: 'unknown', part: null, near: [], added: 0 };
  if (part.skuId === null) return { ...line, state: 'choose', part, near: [], added: 0 };
  const { totalStock } = part.stock;
  const added = Math.max(0, Math.min(line.quantity, totalStock - inCart));
  const state = totalStock === 0 ? 'sold-out' : added < line.quantity ? 'short' : 'found';
  return { ...line, state, part, near: [], added };
}

function piecesIn(cart: Cart | null): ReadonlyMap<number, number> {
  const pieces = new Map<number, number>();
  for (const { skuId, quantity } of cart?.lines ?? []) pieces.set(skuId, (pieces.get(skuId) ?? 0) + quantity);
  return pieces;
}

/** Null where the visitor has no cart yet: reading it would make one. */
const readCart = async ({ api, visitor }: QuickOrderContext): Promise<Cart | null> =>
  visitor && (visitor.cartId !== null || visitor.isSignedIn)
    ? api.cart.get(visitor.cartId).catch((error: unknown) => {
        // The cart waits for its account; what is ordered now is merged with it at the next sign-in.
        if (isSignedOut(error)) return null;
        throw error;
      })
    : null;

/** The rows, null where the backend finds no parts by their number; and the cart that they were counted with. */
async function readRows(
  context: QuickOrderContext,
  lines: readonly WantedLine[],
): Promise<{ rows: QuickOrderRow[] | null; cart: Cart | null }> {
  const [parts, cart] = await Promise.all([
    context.api.part.byNumber(lines.map(({ number }) => number)),
    readCart(context),
  ]);
  if (!parts) return { rows: null, cart };
  const pieces = piecesIn(cart);
  const near = await context.api.part.nearNumbers(
    lines.flatMap(({ number }) => (parts.has(number) ? [] : [number])),
  );
  const rows = lines.map(line => {
    const part = parts.get(line.number);
    const row = rowOf(line, part, pieces.get(part?.skuId ?? 0) ?? 0);
    return { ...row, near: near.get(line.number) ?? [] };
  });
  return { rows, cart };
}

/** What the button of the page adds: SKUs, pieces and prices as they were shown. */
export const shownBy = (rows: readonly QuickOrderRow[]): string =>
  rows
    .flatMap(({ part, added }) =>
      part && added > 0 ? [`${part.skuId}×${added}=${part.price.sellingIncVat}`] : [],
    )
    .join(' ');

/** One line for each SKU: two numbers may be of the same one. */
const itemsOf = (rows: readonly QuickOrderRow[]) =>
  rows.flatMap(({ part, added }) =>
    part?.skuId && added > 0 ? [{ skuId: part.skuId, quantity: added }] : [],
  );

async function add(
  { api, visitor }: QuickOrderContext,
  rows: readonly QuickOrderRow[],
  { key, cart: read }: { key: string; cart: Cart | null },
): Promise<boolean> {
  const cart = read ?? (await api.cart.get(null));
  const items = itemsOf(rows);
  let answer = await api.cart.addAll(cart.id, items, key);
  // A completed cart is replaced once, as in the browser (R-CART-21).
  if (!answer.ok && answer.refusal.code === 'cart-completed')
    answer = await api.cart.addAll((await api.cart.get(null)).id, items, key);
  if (answer.ok) visitor?.keepCart(answer.value.id);
  return answer.ok;
}

/** The rows as they were edited, then what was pasted. `use` replaces a number by the one that was meant: `old=new`. */
function linesOf(text: string, fields: URLSearchParams): WantedLine[] {
  const [wrong, right] = (fields.get('use') ?? '').split('=');
  const edited = readTableLines(fields.getAll('number'), fields.getAll('quantity'));
  return mergeLines([
    ...edited.map(line => (right && line.number === wrong ? { ...line, number: right } : line)),
    ...readLines(text),
  ]);
}

/** @throws SeeOther to the cart once the parts are in it */
export async function submitQuickOrder(
  context: QuickOrderContext,
  { cartHref }: Pick<QuickOrderResolved, 'cartHref'>,
  fields: URLSearchParams,
): Promise<QuickOrderData> {
  const text = (fields.get('lines') ?? '').slice(0, longestText);
  const lines = linesOf(text, fields);
  const page = { text: '', key: crypto.randomUUID() };
  if (lines.length === 0) {
    context.visitor?.reject();
    return { ...page, text, rows: null, problem: 'empty' };
  }
  const { rows, cart } = await readRows(context, lines);
  if (!rows) {
    context.visitor?.reject();
    return { ...page, text, rows, problem: 'unavailable' };
  }
  if (fields.get('do') !== 'add' || itemsOf(rows).length === 0) return { ...page, rows, problem: null };
  const isAsShown = fields.get('shown') === shownBy(rows);
  const key = (fields.get('key') ?? '').slice(0, longestKey) || page.key;
  if (isAsShown && (await add(context, rows, { key, cart }))) throw new SeeOther(cartHref);
  context.visitor?.reject();
  // A refusal means that the stock has changed since, or that the cart holds the rest of it.
  return isAsShown
    ? { ...page, rows: (await readRows(context, lines)).rows, problem: 'refused' }
    : { ...page, rows, problem: 'changed' };
}
