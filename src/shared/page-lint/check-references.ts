/** Checks references into the shop's data against what the shop has returned. */

import type { Finding } from '#engine/definition/finding.ts';
import type { DocumentIndex } from './document-index.ts';
import { type PlacedReference, referencesOf } from './references.ts';
import type { ShopAnswers, ShopReferenceKind } from './shop-facts.ts';
import { atValue, type SourceFile, type SourceProblem } from './source/source-file.ts';
import { nearestWord } from './suggest.ts';

const kindNames: Readonly<Record<ShopReferenceKind, string>> = {
  category: 'category',
  brand: 'brand',
  campaign: 'campaign',
  product: 'product',
  list: 'list',
  content: 'content page',
  'list-page': 'category, brand or campaign',
  picture: 'image',
  market: 'market',
};

/** Without a shop, nothing is checked. */
export function checkReferences(source: SourceFile, index: DocumentIndex): Finding[] {
  const { shop } = index;
  if (!shop) return [];
  return referencesOf(source, index)
    .filter(reference => !shop.knows(reference))
    .map(reference => atValue(source, reference.jsonPath, problemOf(reference, shop)));
}

function problemOf({ kind, name }: PlacedReference, shop: ShopAnswers): SourceProblem {
  if (kind === 'picture')
    return {
      code: 'MEDIA001',
      message: `The shop has no image "${name}"`,
      fix: 'Write the name of an image, or add the file to the shop',
      about: { name: String(name) },
    };
  const known = shop.names(kind);
  const near = typeof name === 'string' ? nearestWord(name, known) : undefined;
  const some = known.length > 0 && known.length <= 12 ? `One of ${known.join(', ')}` : undefined;
  return {
    code: kind === 'market' ? 'REF002' : 'REF001',
    message: `The shop has no ${kindNames[kind]} ${typeof name === 'number' ? name : `"${name}"`}`,
    fix: near ? `Write "${near}"` : (some ?? `Write one that the shop has, or remove it`),
    about: { kind, name: String(name) },
  };
}
