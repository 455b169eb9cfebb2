/** The three ids that every operation carries (R-DATA-3): channel, market by alias, language as a full tag. */
export interface StandardVariables {
  channelId: string;
  /** Market alias. */
  marketId: string;
  languageId: string;
}

/** The hosted platform wants full tags. */
export const languageTags = { fi: 'fi-FI', sv: 'sv-SE' } as const;
