/** The rows of an order as a mail lists them: single products, and packages with their parts. */
import { moneyText } from '#backend/catalogue/money-text.ts';
import type { Order, OrderRow } from '#backend/order/order.types.ts';
import { rowPriceOfPieces } from '#backend/order/piece-price.ts';
import { piecePrices } from '#backend/order/row-prices.ts';
import { bindUnits } from '#kernel/bind-units.ts';
import { brandInName } from '#kernel/brand-in-name.ts';
import type { Minor } from '#kernel/money/money.ts';
import type { Pieces } from '#kernel/order/order-view.ts';
import { vehicleName } from '#kernel/vehicle/vehicle-facets.ts';
import type { Block, ProductRow } from './email.ts';
import type { Links } from './links.ts';
import type { MailContext } from './mail-context.ts';

/** Formats minor units in the order's currency. */
export const amount = (mail: MailContext, order: Order) => (minor: Minor) =>
  moneyText(minor, order.cart.currency.code, mail.language.id);

const fitWords = {
  fits: 'MAIL_ORDER_FITS',
  front: 'MAIL_ORDER_FITS_FRONT',
  rear: 'MAIL_ORDER_FITS_REAR',
  universal: 'MAIL_ORDER_UNIVERSAL',
  check: 'MAIL_ORDER_FIT_CHECK',
  other: 'MAIL_ORDER_FITS_NOT',
} as const;

const positionWords = {
  front: 'MAIL_ORDER_USED_FRONT',
  rear: 'MAIL_ORDER_USED_REAR',
  left: 'MAIL_ORDER_USED_LEFT',
  right: 'MAIL_ORDER_USED_RIGHT',
  'front left': 'MAIL_ORDER_USED_FRONT_LEFT',
  'front right': 'MAIL_ORDER_USED_FRONT_RIGHT',
  'rear left': 'MAIL_ORDER_USED_REAR_LEFT',
  'rear right': 'MAIL_ORDER_USED_REAR_RIGHT',
} as const;

const variantOf = ({ variant }: OrderRow): string => (variant === '-' ? '' : variant);
const imageOf = ({ imageFile }: OrderRow, links: Links) =>
  imageFile === null ? null : links.productImage(imageFile);

/** What was said of the vehicle when it was ordered; empty without one. */
function fitText({ say }: MailContext, { vehicle }: Order, { fit, uses }: OrderRow): string {
  if (!vehicle || !fit) return '';
  const verdict = say(fitWords[fit], { vehicle: vehicleName(vehicle) });
  const used = uses.map(({ position, quantity, qualifier }) =>
    [
      position ? say(positionWords[position]) : '',
      quantity === null ? '' : say('MAIL_ORDER_USED_PIECES', { count: quantity }),
      qualifier,
    ]
      .filter(Boolean)
      .join(', '),
  );
  return [verdict, used.join('; ')].filter(Boolean).join(' · ');
}

interface Listed {
  row: OrderRow;
  quantity: number;
  total: Minor;
}

const whole = (row: OrderRow): Listed => ({ row, quantity: row.quantity, total: row.total });

function singleRow(mail: MailContext, order: Order, links: Links, listed: Listed): ProductRow {
  const { row, quantity, total } = listed;
  const prices = piecePrices(order, row, quantity);
  const { say } = mail;
  const money = amount(mail, order);
  // A name that begins with its brand does not need it again.
  const brand = brandInName(row.name, row.brand) ? '' : row.brand;
  const kind = [brand, variantOf(row)].filter(Boolean).join(', ');
  return {
    name: bindUnits(prices.length === 0 ? `${quantity} × ${row.name}` : row.name),
    details: [
      kind,
      say('MAIL_ORDER_ARTICLE', { number: row.articleNumber }),
      fitText(mail, order, row),
      row.message ?? '',
    ].filter(Boolean),
    pieces: prices
      .map(({ quantity: count, unit }) => say('MAIL_ORDER_PIECES', { count, price: money(unit) }))
      .join(' + '),
    total: money(total),
    image: imageOf(row, links),
  };
}

/** The saving compared with the regular prices of the parts. */
const savingOf = ({ cart }: Order, groupKey: string): Minor =>
  cart.lines.reduce(
    (sum, line) =>
      line.groupKey === groupKey && line.total ? sum + line.total.regular - line.total.selling : sum,
    0,
  );

function packageRow(
  mail: MailContext,
  order: Order,
  links: Links,
  { name, rows, groupKey }: { name: string; rows: readonly OrderRow[]; groupKey: string },
): ProductRow {
  const { say } = mail;
  const money = amount(mail, order);
  const saving = savingOf(order, groupKey);
  const [pictured] = rows.filter(({ imageFile }) => imageFile !== null);
  return {
    name,
    details: [
      ...rows.map(row =>
        [
          `${row.quantity} × ${bindUnits(row.name)}`,
          variantOf(row),
          say('MAIL_ORDER_ARTICLE', { number: row.articleNumber }),
          money(row.total),
          fitText(mail, order, row),
        ]
          .filter(Boolean)
          .join(', '),
      ),
      saving > 0 ? say('MAIL_ORDER_SAVED', { amount: money(saving) }) : '',
    ].filter(Boolean),
    pieces: '',
    total: money(rows.reduce((sum, { total }) => sum + total, 0)),
    image: pictured ? imageOf(pictured, links) : null,
  };
}

/** Pieces of an order's rows, each on its own. */
export function piecesOf(mail: MailContext, order: Order, links: Links, pieces: readonly Pieces[]): Block {
  const rows = pieces.flatMap(({ rowNumber, quantity }) => {
    const row = order.rows[rowNumber - 1];
    if (!row) return [];
    const total = rowPriceOfPieces({ total_minor: row.total, quantity: row.quantity }, quantity);
    return [singleRow(mail, order, links, { row, quantity, total })];
  });
  return { kind: 'products', rows };
}

/** A package is listed at the position of its first part. */
export function orderProducts(mail: MailContext, order: Order, links: Links): Block {
  const names = new Map(
    order.cart.lines.flatMap(({ groupKey, packageName }) =>
      groupKey && packageName ? [[groupKey, packageName] as const] : [],
    ),
  );
  const rows = order.rows.flatMap(row => {
    const { groupKey } = row;
    const name = groupKey === null ? undefined : names.get(groupKey);
    if (groupKey === null || name === undefined) return [singleRow(mail, order, links, whole(row))];
    const parts = order.rows.filter(other => other.groupKey === groupKey);
    return parts[0] === row ? [packageRow(mail, order, links, { name, rows: parts, groupKey })] : [];
  });
  return { kind: 'products', rows };
}
