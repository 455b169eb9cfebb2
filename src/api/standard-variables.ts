/** The three ids of every operation (R-DATA-3): channel, market alias, and language as a full tag. */
export interface StandardVariables {
  channelId: string;
  /** Market alias. */
  marketId: string;
  languageId: string;
}

/** The hosted platform requires full language tags. */
export const languageTags = { fi: 'fi-FI', sv: 'sv-SE' } as const;
