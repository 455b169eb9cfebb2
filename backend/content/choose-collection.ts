/** Which collection stands in an area: of those that fit the page, the one that says most precisely where it belongs. */
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
/** Every spelling, in lower case, of what the page is about. */
export type PageFacts = ReadonlyMap<FilterKey, ReadonlySet<string>>;

/** `Campaign` is what older clients send for DiscountCampaign; null for a key no one knows. */
export function filterKeyOf(key: string): FilterKey | null {
  const wanted = key.trim().toLowerCase();
  if (wanted === 'campaign') return 'DiscountCampaign';
  return filterKeys.find(each => each.toLowerCase() === wanted) ?? null;
}

export const spelled = (value: string): string => value.trim().toLowerCase();

/** -1 when it does not fit; values of one key are alternatives, keys are conditions. A single precise key outweighs all that are less so. */
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

/** Of equals the first. Null when none fits. */
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
