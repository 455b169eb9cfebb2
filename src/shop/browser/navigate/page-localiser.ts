/** Gives page files the aliases of the visitor's language, before they are resolved in the browser. */
import { localiseReferences } from '#engine/values/localise-references.ts';
import type { FragmentDocument, PageDocument } from '#engine/definition/page-document.ts';
import type { PageServices } from '#engine/load/page-services.ts';
import type { ReferenceAliases } from '#kernel/references.ts';
import type { LocaleCode } from '#kernel/segment.ts';
import { mayRefer } from './may-refer.ts';

interface PageLocaliserParts {
  /** Its fragments are replaced by those in the visitor's language. */
  services: Pick<PageServices, 'fragments' | 'report'>;
  /** As authored. */
  fragments: Readonly<Record<string, FragmentDocument>>;
  locale: LocaleCode;
  /** The aliases that were requested when the navigation started. */
  asked: Promise<ReferenceAliases>;
}

/** Only a page that refers to the catalogue waits for the aliases, in parallel with its own file. */
export function createPageLocaliser({ services, fragments, locale, asked }: PageLocaliserParts) {
  return async function inLanguage(page: PageDocument): Promise<PageDocument> {
    if (!mayRefer([page, fragments])) return page;
    const aliases = await asked.catch((error: unknown) => {
      services.report('REFERENCE001', 'The references of a page could not be resolved', { error });
      return {};
    });
    services.fragments = localiseReferences(fragments, locale, aliases);
    return localiseReferences(page, locale, aliases);
  };
}
