/** Parses and runs the order commands of staff. */
import { parseArgs } from 'node:util';
import { fromDecimal } from '#kernel/money/money.ts';
import type { OrderHandling } from './handling.service.ts';

export const ordersUsage = `npm run orders -- ship NUMBER [--parcel CODE] [--link ADDRESS] [--partial]
npm run orders -- cancel NUMBER [--reason TEXT]
npm run orders -- capture NUMBER
npm run orders -- paid NUMBER
npm run orders -- refund NUMBER [--row N --pieces N] [--amount 12.50] [--reason TEXT] [--to-balance] [--key WORD]

Without --row and --amount all that is left is given back. The same --key gives back once.
What a payment provider must do is done by the running shop within seconds.
The database is that of DATABASE_URL or --database-url URL, else the embedded one in DATA_DIR.`;

const options = {
  parcel: { type: 'string' },
  link: { type: 'string' },
  partial: { type: 'boolean', default: false },
  // Customers read it in their order, in the language in which staff write it.
  reason: { type: 'string', default: '' },
  row: { type: 'string' },
  pieces: { type: 'string', default: '1' },
  amount: { type: 'string' },
  'to-balance': { type: 'boolean', default: false },
  key: { type: 'string' },
  'database-url': { type: 'string' },
} as const;

type Values = ReturnType<typeof parseArgs<{ options: typeof options }>>['values'];
type Command = (handling: OrderHandling, id: number, values: Values, now: Date) => Promise<void>;

export interface OrderCommand {
  databaseUrl: string | undefined;
  run: (handling: OrderHandling, now: Date) => Promise<void>;
}

const whole = (text: string): number => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : Number.NaN);

const commands: Readonly<Record<string, Command>> = {
  ship: (handling, id, { parcel, link, partial }, now) =>
    handling.ship(id, { parcelNumber: parcel ?? null, trackingLink: link ?? null, isPartial: partial }, now),
  cancel: (handling, id, { reason }, now) => handling.cancel(id, reason, now),
  capture: (handling, id, _, now) => handling.capture(id, now),
  paid: (handling, id, _, now) => handling.paid(id, now),
  refund(handling, id, values, now) {
    const { row, pieces, amount, reason, key } = values;
    const rows = row === undefined ? [] : [{ rowNumber: whole(row), quantity: whole(pieces) }];
    const given = amount === undefined ? null : fromDecimal(Number(amount));
    const refund = { rows, amount: given, reason, reasonCode: null, toBalance: values['to-balance'] };
    return handling.refund(id, refund, key ?? `staff-${now.toISOString()}`, now);
  },
};

function isSound({ row, pieces, amount }: Values): boolean {
  const numbers = [row ?? '1', pieces].map(whole);
  return !numbers.some(Number.isNaN) && (amount === undefined || (fromDecimal(Number(amount)) ?? 0) > 0);
}

/** Null for invalid arguments. */
export function readOrderArgs(args: readonly string[]): OrderCommand | null {
  let parsed: { values: Values; positionals: string[] };
  try {
    parsed = parseArgs({ args: [...args], allowPositionals: true, options });
  } catch {
    return null;
  }
  const { values, positionals } = parsed;
  const [name = '', number = '', ...rest] = positionals;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  const id = whole(number);
  if (!command || Number.isNaN(id) || rest.length > 0 || !isSound(values)) return null;
  return {
    databaseUrl: values['database-url'],
    run: (handling, now) => command(handling, id, values, now),
  };
}
