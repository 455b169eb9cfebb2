/** Chooses the collection of an area: of those that match the page, the one with the most specific filters. */
import type { ContentFilter } from './content-record.ts';

/** The most specific first (R-WIDGET-1). `Url` binds to the address of a list. */
const filterKeys = [
  'Url',
  'Product',
  'Category',
  'Brand',
  'DiscountCampaign',
  'Parameter',
  'CustomerType',
  'LanguageId',
  'SiteId',
] as const;

export type FilterKey = (typeof filterKeys)[number];
/** All names of the page's subject, in lower case. */
export type PageFacts = ReadonlyMap<FilterKey, ReadonlySet<string>>;

/** `Campaign` is what older clients send for DiscountCampaign; null for an unknown key. */
export function filterKeyOf(key: string): FilterKey | null {
  const wanted = key.trim().toLowerCase();
  if (wanted === 'campaign') return 'DiscountCampaign';
  return filterKeys.find(each => each.toLowerCase() === wanted) ?? null;
}

export const spelled = (value: string): string => value.trim().toLowerCase();

/** -1 when it does not match; values of one key are alternatives, keys are conditions. A single specific key outweighs all less specific ones. */
function fit(filters: readonly ContentFilter[], facts: PageFacts): number {
  const met = new Map<FilterKey | null, boolean>();
  for (const { key, value } of filters) {
    const known = filterKeyOf(key);
    const meets = known !== null && (facts.get(known)?.has(spelled(value)) ?? false);
    met.set(known, meets || (met.get(known) ?? false));
  }
  if ([...met.values()].includes(false)) return -1;
  return filterKeys.reduce((sum, key, at) => sum + (met.has(key) ? 2 ** (filterKeys.length - at) : 0), 0);
}

/** Of equal matches the first. Null when none matches. */
export function chooseCollection<Candidate extends { filters: readonly ContentFilter[] }>(
  candidates: readonly Candidate[],
  facts: PageFacts,
): Candidate | null {
  let best: { candidate: Candidate; score: number } | null = null;
  for (const candidate of candidates) {
    const score = fit(candidate.filters, facts);
    if (score > (best?.score ?? -1)) best = { candidate, score };
  }
  return best?.candidate ?? null;
}
