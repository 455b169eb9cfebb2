/** Gives pages the aliases of the visitor's language, before they are resolved in the browser. */

import type { Report } from '#engine/definition/report.ts';
import { type LocalisedPage, localisePage, type OverriddenPage } from '#engine/resolve/page-steps.ts';
import { localiseReferences } from '#kernel/localise-references.ts';
import type { ReferenceAliases } from '#kernel/references.ts';
import type { LocaleCode } from '#kernel/segment.ts';
import { mayRefer } from './may-refer.ts';

interface PageLocaliserParts {
  locale: LocaleCode;
  /** The aliases that were requested when the navigation started. */
  asked: Promise<ReferenceAliases>;
  report: Report;
}

/** Only a page that refers to the catalogue waits for the aliases, in parallel with its own file. */
export function createPageLocaliser({ locale, asked, report }: PageLocaliserParts) {
  async function aliasesOf({ page, fragments }: OverriddenPage): Promise<ReferenceAliases> {
    if (!mayRefer([page, fragments])) return {};
    return asked.catch((error: unknown) => {
      report('REFERENCE001', 'The references of a page could not be resolved', { error });
      return {};
    });
  }
  return async function inLanguage(overridden: OverriddenPage): Promise<LocalisedPage> {
    const aliases = await aliasesOf(overridden);
    return localisePage(overridden, part => localiseReferences(part, locale, aliases));
  };
}
