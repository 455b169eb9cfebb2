/** Parses a provider's report; null for an incomplete one. */
import { z } from 'zod';
import { type OfferedWay, type PaymentReport, providerWays } from './payment-provider.ts';

const minor = z.number().int().min(0).max(2_000_000_000);
const text = z.string().max(200);

const buyer = z.object({
  email: text,
  firstName: text,
  lastName: text,
  addressLine1: text,
  zip: text,
  city: text,
});

const report = z.object({
  reference: z.uuid(),
  state: z.enum(['open', 'failed', 'authorized', 'captured', 'voided', 'refunded']),
  currency: z.string().regex(/^[A-Z]{3}$/),
  authorized: minor,
  captured: minor,
  refunded: minor,
  buyer: buyer.nullable(),
  redirectUrl: z.url().nullable(),
  snippet: z.string().max(20_000).nullable(),
});

const event = z.object({ id: z.string().min(1).max(100), payment: report });

const currencies = z.array(z.string().regex(/^[A-Z]{3}$/)).max(200);
/** Ways that this shop does not know are left out. */
const offer = z.object({ ways: z.array(z.object({ way: text, currencies })).max(100) });

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

export function readWays(json: string): readonly OfferedWay[] | null {
  const { data } = offer.safeParse(parsed(json));
  if (!data) return null;
  return data.ways.flatMap(({ way: name, currencies: accepted }) =>
    providerWays.filter(way => way === name).map(way => ({ way, currencies: accepted })),
  );
}

export const readReport = (json: string): PaymentReport | null => report.safeParse(parsed(json)).data ?? null;

export function readEvent(json: string): { id: string; report: PaymentReport } | null {
  const { data } = event.safeParse(parsed(json));
  return data ? { id: data.id, report: data.payment } : null;
}
