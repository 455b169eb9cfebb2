/** Loads the aliases that a document refers to: collects its references once and requests all of them together. */
import { collectReferences } from '#engine/values/collect-references.ts';
import type { ReferenceAliases } from '#kernel/references.ts';
import type { Segment } from '#kernel/segment.ts';
import type { StorefrontOptions } from './storefront.ts';

type Options = Pick<StorefrontOptions, 'aliasesOf' | 'fragments' | 'report'>;

/** For a page file or the layouts; resolves to null when the catalogue cannot be reached. */
export type AliasesFor = (authored: object, segment: Segment) => Promise<ReferenceAliases | null>;

export function createAliasesFor({ aliasesOf, fragments, report }: Options): AliasesFor {
  const shared = collectReferences(fragments);
  const known = new WeakMap<object, readonly string[]>();

  function referencesOf(authored: object): readonly string[] {
    const before = known.get(authored);
    if (before) return before;
    const references = [...new Set([...collectReferences(authored), ...shared])];
    known.set(authored, references);
    return references;
  }

  return async (authored, { market }) => {
    const references = referencesOf(authored);
    if (!aliasesOf || references.length === 0) return {};
    try {
      return await aliasesOf(references, market);
    } catch (error) {
      report('REFERENCE001', 'The references of a page could not be resolved', { error });
      return null;
    }
  };
}
