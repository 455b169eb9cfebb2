/** What the sources of a page have answered, together. */
import type { ValueTools } from './resolve-values.ts';

export interface LoadedSources {
  data: Record<string, unknown>;
  /** Paths of the same page in every language; undefined when no source has anything of a language. */
  alternates: { locale: string; href: string }[] | undefined;
  canonicalPath: string | undefined;
  /** Which page of how many this is, of the first source that has pages. */
  pages: { page: number; pageCount: number } | undefined;
  tools: ValueTools;
}
