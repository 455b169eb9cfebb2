/** Findings about what documents refer to and the shop does not have. */
import type { Bodies } from '#backend/index.ts';
import { checkReferences } from '#page-lint/check-references.ts';
import { documentKindOf, indexDocuments, type LintContext } from '#page-lint/document-index.ts';
import { referencesOf } from '#page-lint/references.ts';
import type { ShopAnswers, ShopReference } from '#page-lint/shop-facts.ts';
import { parseJson } from '#page-lint/source/parse-json.ts';
import type { SourceFile } from '#page-lint/source/source-file.ts';
import { fileOfDocument } from '#server/pages/document-texts.ts';
import type { StudioFinding } from '#studio-api/documents.ts';
import { checkedBodies } from '../documents/document-rules.ts';
import { studioFindings } from '../documents/studio-findings.ts';

/** @param ask what the shop has of the references of all documents */
export async function referenceFindings(
  bodies: Bodies,
  world: LintContext,
  ask: (references: readonly ShopReference[]) => Promise<ShopAnswers>,
): Promise<StudioFinding[]> {
  const checked = checkedBodies(bodies, world.grammar.widgets);
  const sources = [...checked].flatMap(([id, { text }]): SourceFile[] => {
    const file = fileOfDocument(id);
    const kind = documentKindOf(file);
    const parsed = parseJson(text);
    return kind && parsed.ok ? [{ file, text, kind, root: parsed.root }] : [];
  });
  const index = indexDocuments(world, {
    parsed: sources,
    sound: sources,
    all: sources.map(({ file }) => file),
  });
  const shop = await ask(sources.flatMap(source => referencesOf(source, index)));
  return studioFindings(
    sources.flatMap(source => checkReferences(source, { ...index, shop })),
    checked,
  );
}
