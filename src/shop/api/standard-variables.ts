/** The three ids of every operation (R-DATA-3): channel, market alias, and language as a full tag. */
import { languages } from '#kernel/languages.gen.ts';
import type { LocaleCode } from '#kernel/segment.ts';

export interface StandardVariables {
  channelId: string;
  /** Market alias. */
  marketId: string;
  languageId: string;
}

/** Language tags that the API expects as `languageId`, by language code. */
export const languageTags = Object.fromEntries(languages.map(({ code, tag }) => [code, tag])) as Readonly<
  Record<LocaleCode, string>
>;
