/** Gives nodes the references of a language, once per node: one that has not changed stays the same object. */
import { type LocalisedPage, localisePage, type OverriddenPage } from '#engine/resolve/page-steps.ts';
import type { CanvasReferences } from './canvas-references.ts';

export interface LocalisedNodes {
  page: LocalisedPage;
  /** References that the shop has not been asked for yet. */
  unasked: string[];
}

interface Localised {
  made: object;
  unasked: readonly string[];
}

export function createNodeLocaliser(references: CanvasReferences) {
  const known = new WeakMap<object, Localised>();
  const make = (authored: object): Localised => ({
    made: references.localise(authored),
    unasked: references.unasked(authored),
  });

  return function localise(overridden: OverriddenPage): LocalisedNodes {
    const unasked = new Set<string>();
    function once<Authored extends object>(authored: Authored): Authored {
      const before = known.get(authored);
      // What was asked for since may be known now.
      const localised = before && !before.unasked.some(references.isAsked) ? before : make(authored);
      known.set(authored, localised);
      for (const reference of localised.unasked) unasked.add(reference);
      return localised.made as Authored;
    }
    return { page: localisePage(overridden, once), unasked: [...unasked] };
  };
}
