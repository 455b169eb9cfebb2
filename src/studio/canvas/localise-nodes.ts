/** Gives nodes the references of a language, once per node: one that has not changed stays the same object. */
import type { AreaContent } from '#engine/load/area-content.ts';
import type { FragmentDocument, PageDocument } from '#engine/definition/page-document.ts';
import type { ComposedPage } from './canvas-documents.ts';
import type { CanvasReferences } from './canvas-references.ts';

export interface LocalisedPage extends ComposedPage {
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
  let unasked = new Set<string>();

  function once<Authored extends object>(authored: Authored): Authored {
    const before = known.get(authored);
    // What was asked for since may be known now.
    const localised = before && !before.unasked.some(references.isAsked) ? before : make(authored);
    known.set(authored, localised);
    for (const reference of localised.unasked) unasked.add(reference);
    return localised.made as Authored;
  }
  /** Containers are put together anew, so that an unchanged widget in a changed container stays. */
  const nodes = <Node extends object>(all: readonly Node[]): Node[] =>
    all.map(node => {
      if (!('widgets' in node) || !Array.isArray(node.widgets)) return once(node);
      return { ...node, widgets: node.widgets.map((widget: object) => once(widget)) };
    });

  function pageOf({ regions, ...rest }: PageDocument): PageDocument {
    for (const reference of references.unasked(rest)) unasked.add(reference);
    const own = Object.entries(regions).map(([name, all]) => [name, nodes(all)] as const);
    return { ...references.localise(rest), regions: Object.fromEntries(own) };
  }
  const contentOf = (content: AreaContent): AreaContent => ({
    ...content,
    regions: { main: nodes(content.regions.main) },
  });
  const fragmentOf = (fragment: FragmentDocument): FragmentDocument => ({
    ...fragment,
    containers: nodes(fragment.containers),
  });

  return function localise({ page, fragments, content }: ComposedPage): LocalisedPage {
    unasked = new Set();
    const own = Object.entries(fragments).map(([id, fragment]) => [id, fragmentOf(fragment)] as const);
    const parts = {
      page: pageOf(page),
      fragments: Object.fromEntries(own),
      content: content.map(contentOf),
    };
    return { ...parts, unasked: [...unasked] };
  };
}
