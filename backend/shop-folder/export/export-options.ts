/** `delivery.json` and `payment.json` from the database: rows of each market as options with amounts by currency. */
import { amountOf, byText, type ExportContext, saying, textsIn } from './export-context.ts';

interface Market {
  id: string;
  currency: string;
}

/** An option in one market. */
interface Offer {
  market_id: string;
  name: string;
  display_name: Readonly<Record<string, unknown>>;
  sort_order: number;
}

async function marketsOf({ db }: ExportContext): Promise<Market[]> {
  const rows = await db
    .selectFrom('market')
    .select(['market_id', 'currency_code'])
    .orderBy('sort_order')
    .orderBy('market_id')
    .execute();
  return rows.map(row => ({ id: row.market_id, currency: row.currency_code }));
}

/** The rows of one option, those of the first market first. Options are in the order of the first market that has them. */
function grouped<Row extends Offer>(rows: readonly Row[], markets: readonly Market[]): [Row, ...Row[]][] {
  const ids = markets.map(({ id }) => id);
  const sorted = rows.toSorted(
    (a, b) =>
      ids.indexOf(a.market_id) - ids.indexOf(b.market_id) ||
      a.sort_order - b.sort_order ||
      byText(a.name, b.name),
  );
  const groups = new Map<string, [Row, ...Row[]]>();
  for (const row of sorted) {
    const group = groups.get(row.name);
    if (group) group.push(row);
    else groups.set(row.name, [row]);
  }
  return [...groups.values()];
}

/** Reads one field of an option in all its markets; a difference that currencies do not explain cannot be said. */
function createReader(context: ExportContext, markets: readonly Market[], kind: string) {
  const currencyOf = new Map(markets.map(({ id, currency }) => [id, currency]));
  const same = <Row extends Offer, Value>(
    [first, ...others]: readonly [Row, ...Row[]],
    field: string,
    read: (row: Row) => Value,
  ): Value => {
    const value = read(first);
    for (const row of others)
      if (JSON.stringify(read(row)) !== JSON.stringify(value))
        context.left.add(`${kind} with another ${field} in a market`, `${row.name} in ${row.market_id}`);
    return value;
  };
  return {
    same,
    /** By language. */
    name: (rows: readonly [Offer, ...Offer[]]) => same(rows, 'name', row => row.display_name),
    amounts<Row extends Offer>(rows: readonly Row[], field: string, read: (row: Row) => number | null) {
      const found = new Map<string, number>();
      for (const row of rows) {
        const currency = currencyOf.get(row.market_id) ?? '';
        const minor = read(row);
        const known = found.get(currency);
        if (minor === null) continue;
        if (known === undefined) found.set(currency, amountOf(minor));
        else if (known !== amountOf(minor))
          context.left.add(
            `${kind} with another ${field} in a market of the same currency`,
            `${row.name} in ${row.market_id}`,
          );
      }
      return found.size === 0 ? undefined : Object.fromEntries(found);
    },
    /** Undefined for all of `places`. */
    markets: (rows: readonly Offer[], places: readonly string[]) => {
      const own = new Set(rows.map(row => row.market_id));
      return places.every(id => own.has(id)) ? undefined : places.filter(id => own.has(id));
    },
  };
}

export async function exportDelivery(context: ExportContext): Promise<object | null> {
  const { db, languages, left } = context;
  const markets = await marketsOf(context);
  const rows = await db.selectFrom('shipping_option').selectAll().execute();
  type Row = (typeof rows)[number];
  const tops = rows.filter(row => row.parent_id === null);
  const options = grouped(tops, markets);
  if (options.length === 0) return null;
  const read = createReader(context, markets, 'delivery options');
  for (const row of rows) if (row.logo !== null) left.add('logos of delivery options', row.name);
  const all = markets.map(({ id }) => id);
  const choicesOf = (own: readonly Row[]): object[] | undefined => {
    const ids = new Map(own.map(row => [`${row.market_id} ${row.shipping_id}`, row]));
    const parentOf = (row: Row): Row | undefined => ids.get(`${row.market_id} ${row.parent_id ?? ''}`);
    const choices = grouped(
      rows.filter(row => row.parent_id !== null && parentOf(row)),
      markets,
    );
    return choices.length === 0
      ? undefined
      : choices.map(choice => {
          const isOwnFee = choice.every(row => row.fee_minor === parentOf(row)?.fee_minor);
          const zips = read.same(choice, 'area', row => row.zip_pattern);
          return saying({
            id: choice[0].name,
            markets: read.markets(
              choice,
              own.map(row => row.market_id),
            ),
            name: textsIn(languages, read.name(choice)),
            fee: isOwnFee ? undefined : read.amounts(choice, 'fee', row => row.fee_minor),
            zips: choice.every(row => row.zip_pattern === parentOf(row)?.zip_pattern) ? undefined : zips,
            zip: read.same(choice, 'postal code', row => row.place_zip),
          });
        });
  };
  return {
    options: options.map(option => {
      const grams = read.same(option, 'weight', row => row.max_weight_grams);
      const days = read.same(option, 'days', row => [row.min_days, row.max_days] as const);
      return saying({
        id: option[0].name,
        markets: read.markets(option, all),
        name: textsIn(languages, read.name(option)),
        fee: read.amounts(option, 'fee', row => row.fee_minor),
        freeFrom: read.amounts(option, 'free sum', row => row.free_from_minor),
        maxWeightKg: grams === null ? undefined : grams / 1000,
        zips: read.same(option, 'area', row => row.zip_pattern),
        days: days[0] === null || days[1] === null ? undefined : { least: days[0], most: days[1] },
        choices: choicesOf(option),
      });
    }),
  };
}

interface PaymentKind {
  name: string;
  provider_way: string | null;
  is_prepaid: boolean;
}

const kindOf = ({ provider_way, is_prepaid }: PaymentKind): string =>
  provider_way ?? (is_prepaid ? 'transfer' : 'invoice');

export async function exportPayment(context: ExportContext): Promise<object | null> {
  const { db, languages } = context;
  const markets = await marketsOf(context);
  const rows = await db.selectFrom('payment_option').selectAll().execute();
  const options = grouped(rows, markets);
  if (options.length === 0) return null;
  const read = createReader(context, markets, 'payment options');
  const all = markets.map(({ id }) => id);
  return {
    options: options.map(option => {
      const kind = read.same(option, 'kind', kindOf);
      const types = read.same(option, 'customers', row => row.customer_types.toSorted(byText));
      const asksIdentity = read.same(option, 'identity number', row => row.needs_identity_number);
      const fee = option.every(row => row.fee_minor === 0)
        ? undefined
        : read.amounts(option, 'fee', row => row.fee_minor);
      return saying({
        id: option[0].name,
        markets: read.markets(option, all),
        name: textsIn(languages, read.name(option)),
        kind,
        customers: types.length === 1 ? types.map(type => type.toLowerCase()) : undefined,
        fee,
        needsIdentityNumber: asksIdentity === (kind === 'invoice') ? undefined : asksIdentity,
      });
    }),
  };
}
