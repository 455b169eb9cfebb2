/** What the sources of a page have answered, together (page-definitions 1.6). */
import type { LocaleCode } from '#kernel/segment.ts';
import type { ValueTools } from './resolve-values.ts';

export type Translations = Partial<Record<LocaleCode, Readonly<Record<string, string>>>>;

export interface LoadedSources {
  data: Record<string, unknown>;
  /** Paths of the same page in every language, when its data knows them. */
  alternates: { locale: string; href: string }[];
  /** Parameters of the page's route by language; null: no source has anything of a language, so they are the same in each. */
  translations: Translations | null;
  canonicalPath: string | undefined;
  /** Which page of how many this is, of the first source that has pages. */
  pages: { page: number; pageCount: number } | undefined;
  tools: ValueTools;
}
