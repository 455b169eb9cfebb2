/** Combined results of a page's data sources. */
import type { ValueTools } from '../values/resolve-values.ts';

export interface LoadedSources {
  data: Record<string, unknown>;
  /** Paths of the same page in each language; undefined when no source provides them. */
  alternates: { locale: string; href: string }[] | undefined;
  canonicalPath: string | undefined;
  /** Page number and page count, of the first source with several pages. */
  pages: { page: number; pageCount: number } | undefined;
  tools: ValueTools;
}
