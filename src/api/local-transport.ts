/** Brings the addresses in a backend's answers to the shop's own form: a backend writes market and language in its own way (R-ROUTE-18). */
import type { Transport } from './transport.ts';

/** @param language as the answer names it beside the address: `sv`, `sv-SE` */
export type Localise = (address: string, language: string | undefined) => string;

/** Fields that hold an address of the shop. */
const addressFields = new Set(['canonicalUrl', 'newUrl', 'url']);

type Fields = Readonly<Record<string, unknown>>;

function localised(value: unknown, localise: Localise): unknown {
  if (Array.isArray(value)) return value.map(item => localised(item, localise));
  if (typeof value !== 'object' || value === null) return value;
  const fields = value as Fields;
  const { language } = fields;
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      typeof field === 'string' && addressFields.has(name)
        ? localise(field, typeof language === 'string' ? language : undefined)
        : localised(field, localise),
    ]),
  );
}

/** Answers are copied, never changed: a cache may hold them. */
export function localTransport(transport: Transport, localise: Localise): Transport {
  return {
    query: async (operation, variables) =>
      localised(await transport.query(operation, variables), localise) as never,
    mutate: async (operation, variables, options) =>
      localised(await transport.mutate(operation, variables, options), localise) as never,
  };
}
