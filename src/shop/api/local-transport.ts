/** Converts URLs in backend responses to the shop's form, because a backend has its own notation of market and language (R-ROUTE-18). */
import type { Transport } from './transport.ts';

/** @param language language in the response beside the URL: `sv`, `sv-SE` */
export type Localise = (address: string, language: string | undefined) => string;

/** Fields that contain a shop URL. */
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

/** Copies results instead of changing them, because they may be cached. */
export function localTransport(transport: Transport, localise: Localise): Transport {
  return {
    query: async (operation, variables) =>
      localised(await transport.query(operation, variables), localise) as never,
    mutate: async (operation, variables, options) =>
      localised(await transport.mutate(operation, variables, options), localise) as never,
  };
}
