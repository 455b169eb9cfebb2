/** Parses the context of `pages explain` from arguments such as `market=se locale=sv now=… query.utm_campaign=x feature=start-page`. */

import type { PageContext } from '#engine/definition/contract.ts';
import { defaultLocale, localeCodes } from '#i18n/locales.ts';
import { noPublicConfig } from '#kernel/public-config.ts';
import type { CustomerType } from '#kernel/segment.ts';

const customerTypes: readonly CustomerType[] = ['PERSON', 'ORGANIZATION'];

export const defaultMarket = 'fi';

export const factsUsage =
  'Facts: market=se locale=sv customerType=ORGANIZATION now=2026-12-01T00:00+02:00 feature=start-page query.<key>=<value>';

function oneOf<T extends string>(
  word: string,
  value: string | undefined,
  allowed: readonly T[],
  otherwise: T,
): T {
  if (value === undefined) return otherwise;
  const found = allowed.find(each => each === value);
  if (found === undefined) throw new Error(`${word} must be one of ${allowed.join(', ')}`);
  return found;
}

/** @throws {Error} naming the argument that is invalid. */
export function contextFrom(args: readonly string[]): { context: PageContext; features: string[] } {
  const facts = new Map<string, string>();
  const query: Record<string, string> = {};
  const features: string[] = [];
  for (const word of args) {
    const [, name = '', value = ''] = /^([\w.-]+)=(.*)$/.exec(word) ?? [];
    if (name.startsWith('query.')) query[name.slice('query.'.length)] = value;
    else if (name === 'feature') features.push(value);
    else if (['market', 'locale', 'customerType', 'now'].includes(name)) facts.set(name, value);
    else throw new Error(`Unknown fact "${word}".\n${factsUsage}`);
  }
  const now = new Date(facts.get('now') ?? Date.now());
  if (Number.isNaN(now.getTime()))
    throw new Error('now must be a date and time such as 2026-12-01T00:00+02:00');
  const market = facts.get('market') ?? defaultMarket;
  if (!/^[a-z]{2,12}$/.test(market))
    throw new Error(`market must be an alias such as fi or se\n${factsUsage}`);
  const customerType = oneOf('customerType', facts.get('customerType'), customerTypes, 'PERSON');
  const context: PageContext = {
    segment: {
      market,
      locale: oneOf('locale', facts.get('locale'), localeCodes, defaultLocale),
      customerType,
      vatIncluded: customerType === 'PERSON',
    },
    path: '/',
    prefix: '',
    query,
    route: { name: '', params: {} },
    config: noPublicConfig,
    origin: 'https://shop.invalid',
    now,
  };
  return { context, features };
}
