/** A search index over a few names, for tests; documents are numbered in the given order. */
import {
  allBits,
  createSearchBuilder,
  pageOf,
  type SearchIndex,
  type SearchLabel,
  type Stemmer,
  type Synonyms,
} from '#backend/testing.ts';

export interface Named {
  fi?: string;
  sv?: string;
  numbers?: readonly string[];
}

export interface TestSearch {
  index: SearchIndex;
  /** Documents in order of relevance. */
  find(text: string, languageCode?: 'fi' | 'sv'): number[];
}

export const textsOf = ({ fi, sv }: Named) =>
  new Map(
    [['fi-FI', fi] as const, ['sv-SE', sv] as const].flatMap(([id, name]) =>
      name === undefined ? [] : [[id, { name }] as const],
    ),
  );

export async function aSearch(
  names: readonly Named[],
  {
    stemmer,
    labels = [],
    docsOf = () => new Uint32Array(),
    synonyms = new Map(),
  }: {
    stemmer?: Stemmer;
    labels?: readonly SearchLabel[];
    docsOf?: (value: number) => Uint32Array;
    synonyms?: Synonyms;
  } = {},
): Promise<TestSearch> {
  const builder = createSearchBuilder({
    idOf: doc => doc,
    docOf: id => id,
    languages: [
      { id: 'fi-FI', code: 'fi' },
      { id: 'sv-SE', code: 'sv' },
    ],
    size: names.length,
    labels,
    docsOf,
    synonyms,
  });
  names.forEach((named, doc) => {
    for (const [languageId, text] of textsOf(named)) builder.addText(doc, languageId, text);
    for (const number of named.numbers ?? []) builder.addNumber(doc, number);
  });
  const index = await builder.finish();
  if (stemmer) await index.learn(stemmer);
  return {
    index,
    find(text, languageCode = 'fi') {
      const found = index.match(text, languageCode === 'fi' ? 'fi-FI' : 'sv-SE', allBits(1000));
      return pageOf(found, { skip: 0, take: 50, allows: () => true, prefers: () => false });
    },
  };
}
