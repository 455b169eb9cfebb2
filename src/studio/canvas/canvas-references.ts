/** The references of the page in the canvas: those that the server knew, and those that edits have added since. */
import { collectReferences } from '#engine/values/collect-references.ts';
import type { ReferenceAliases } from '#kernel/references.ts';

export interface CanvasReferences {
  /** Gives a part of a document the references of the page's language; what is not known stays as authored. */
  localise<Authored>(authored: Authored): Authored;
  isAsked(reference: string): boolean;
  /** References of the part that the shop has not been asked for. */
  unasked(authored: unknown): string[];
  /** @throws when the shop does not answer; the references may then be asked for again. */
  ask(references: readonly string[]): Promise<void>;
}

interface ReferenceParts {
  /** Of the documents that the page was rendered from. */
  aliases: ReferenceAliases;
  /** These documents: what they refer to without an alias does not exist. */
  documents: unknown;
  localise<Authored>(authored: Authored, aliases: ReferenceAliases): Authored;
  lookUp(references: readonly string[]): Promise<ReferenceAliases>;
}

export function createCanvasReferences({
  documents,
  localise,
  lookUp,
  ...parts
}: ReferenceParts): CanvasReferences {
  let { aliases } = parts;
  const asked = new Set(collectReferences(documents));

  const isAsked = (reference: string) => asked.has(reference);

  return {
    isAsked,
    localise: authored => localise(authored, aliases),
    unasked: authored => collectReferences(authored).filter(reference => !isAsked(reference)),
    async ask(all) {
      const found = await lookUp(all);
      aliases = { ...aliases, ...found };
      for (const reference of all) asked.add(reference);
    },
  };
}
