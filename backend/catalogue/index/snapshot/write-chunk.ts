/** Writes whole products into a snapshot: all of them in a build, changed and new ones later. */

import { addBit } from '#backend/kernel/bits.ts';
import type { SearchText } from '#backend/search/search-index.ts';
import { writePrices, writeStocks } from '../patch.ts';
import type { Snapshot } from '../snapshot.ts';
import { type Chunk, eachProduct } from '../table/chunk.ts';
import { skuSlug } from '../table/sku-slug.ts';

type Draft = Omit<Snapshot, 'search' | 'docsOfValue' | 'languages'> & {
  languages: ReadonlyMap<string, Pick<LanguageDraft, 'published' | 'names'>>;
};
type LanguageDraft = Snapshot['languages'] extends ReadonlyMap<string, infer Language> ? Language : never;

/** Called with the texts, numbers and facet values of every product for text search. */
export interface Readers {
  text(doc: number, languageId: string, text: SearchText): void;
  number(doc: number, number: string): void;
}

function writeColumns(snapshot: Draft, { products }: Chunk, docs: Int32Array): void {
  products.ids.forEach((id, at) => {
    const doc = docs[at] ?? -1;
    if (doc < 0) return;
    snapshot.ids[doc] = id;
    snapshot.brand[doc] = products.brands[at] ?? 0;
    snapshot.variantGroup[doc] = products.groups[at] ?? 0;
    snapshot.availableOn[doc] = products.days[at] ?? 0;
    snapshot.sold[doc] = products.sold[at] ?? 0;
    const votes = products.ratingCounts[at] ?? 0;
    snapshot.votes[doc] = votes === 0 ? 0 : ((products.ratingSums[at] ?? 0) * 1000) / votes;
  });
}

/** A product counts in every ancestor of its category. */
function writeValues({ facets, valuesOfDoc }: Draft, chunk: Chunk, docs: Int32Array): void {
  const { products, categories, parameters, campaigns, priceLists, skus } = chunk;
  const values: Set<number>[] = products.ids.map(
    (_, at) => new Set([facets.ofBrand(products.brands[at] ?? 0)]),
  );
  eachProduct(products.ids, categories.products, (at, start, end) => {
    for (let row = start; row < end; row += 1)
      for (const value of facets.ofCategory(categories.items[row] ?? 0)) values[at]?.add(value);
  });
  eachProduct(products.ids, parameters.products, (at, start, end) => {
    for (let row = start; row < end; row += 1)
      values[at]?.add(facets.ofParameterValue(parameters.items[row] ?? 0));
  });
  eachProduct(products.ids, skus.products, (at, start, end) => {
    for (let row = start; row < end; row += 1) values[at]?.add(facets.ofSku(skus.names[row] ?? ''));
  });
  eachProduct(products.ids, campaigns.products, (at, start, end) => {
    for (let row = start; row < end; row += 1) values[at]?.add(facets.ofCampaign(campaigns.items[row] ?? 0));
  });
  eachProduct(products.ids, priceLists.products, (at, start, end) => {
    for (let row = start; row < end; row += 1)
      values[at]?.add(facets.ofPriceList(priceLists.items[row] ?? 0, priceLists.markets[row] ?? ''));
  });
  values.forEach((own, at) => {
    const doc = docs[at] ?? -1;
    own.delete(-1);
    if (doc >= 0) valuesOfDoc.put(doc, own);
    if (doc >= 0) for (const value of own) facets.carriers[value] = (facets.carriers[value] ?? 0) + 1;
  });
}

/** Names of SKUs of products with several, by position in the chunk. */
function sizesOf({ products, skus }: Chunk): ReadonlyMap<number, readonly string[]> {
  const sizes = new Map<number, string[]>();
  eachProduct(products.ids, skus.products, (at, start, end) => {
    const names = skus.names.slice(start, end).filter(name => skuSlug(name) !== null);
    if (names.length > 0) sizes.set(at, names);
  });
  return sizes;
}

function writeTexts(snapshot: Draft, chunk: Chunk, docs: Int32Array, readers: Readers): void {
  const { products, texts } = chunk;
  const sizes = sizesOf(chunk);
  eachProduct(products.ids, texts.products, (at, start, end) => {
    const doc = docs[at] ?? -1;
    if (doc < 0) return;
    for (let row = start; row < end; row += 1) {
      const languageId = texts.languages[row] ?? '';
      const language = snapshot.languages.get(languageId);
      if (!language) continue;
      const name = texts.names[row] ?? '';
      addBit(language.published, doc);
      language.names.set(doc, name);
      readers.text(doc, languageId, { name, sizes: sizes.get(at) ?? [] });
    }
    readers.number(doc, products.articles[at] ?? '');
  });
}

/** Of its articles, and those that it replaces. */
function writeNumbers({ products, skus, interchange }: Chunk, docs: Int32Array, readers: Readers): void {
  eachProduct(products.ids, interchange.products, (at, start, end) => {
    const doc = docs[at] ?? -1;
    if (doc >= 0)
      for (let row = start; row < end; row += 1) readers.number(doc, interchange.numbers[row] ?? '');
  });
  eachProduct(products.ids, skus.products, (at, start, end) => {
    const doc = docs[at] ?? -1;
    if (doc < 0) return;
    for (let row = start; row < end; row += 1) {
      const article = skus.articles[row];
      const gtin = skus.gtins[row];
      if (article) readers.number(doc, article);
      if (gtin) readers.number(doc, gtin);
    }
  });
}

/** Every product is written to its document in `docOf`; one without is skipped. */
export function writeChunk(snapshot: Draft, chunk: Chunk, readers: Readers): void {
  const docs = Int32Array.from(chunk.products.ids, id => snapshot.docOf.get(id) ?? -1);
  writeColumns(snapshot, chunk, docs);
  writeValues(snapshot, chunk, docs);
  writeTexts(snapshot, chunk, docs, readers);
  writeNumbers(chunk, docs, readers);
  writePrices(snapshot, chunk.prices);
  writeStocks(snapshot, chunk.products.ids, chunk.skus);
}
