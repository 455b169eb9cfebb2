/** What areas, pages and menus of a folder are checked and written with: the widgets and pages of the build. */
import type { ContentForms } from '#backend/content/documents/content-forms.ts';
import type { LintContext } from '#page-lint/document-index.ts';
import type { SourceText } from '#page-lint/source/source-file.ts';

export interface ShopBuild {
  forms: ContentForms;
  /** The page files, which links lead to. */
  pages: readonly SourceText[];
  world: LintContext;
  /** The folder with the schemas of documents, for completion in editors. */
  documentSchemas: string;
}

/** Called for a folder that has documents; reading the pages of the build takes a while. */
export type LoadBuild = () => Promise<ShopBuild>;
