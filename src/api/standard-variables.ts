/** The three ids that every operation carries (contract 1, facts 0.4): channel, market by alias, language as a full tag. */
export interface StandardVariables {
  channelId: string;
  /** Market alias. */
  marketId: string;
  languageId: string;
}

/** The hosted platform wants full tags (contract 1). */
export const languageTags = { fi: 'fi-FI', sv: 'sv-SE' } as const;
