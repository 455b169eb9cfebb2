/** The cookies that choose a segment; the names are the stores' (spec 1 §9). */
export const segmentCookies = {
  market: 'ralph-selected-market',
  customerType: 'ralph-user-type',
  /** `true` or `false`; without it the customer type decides. */
  vatIncluded: 'ralph-vat-included',
} as const;
