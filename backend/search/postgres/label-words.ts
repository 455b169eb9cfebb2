/** Words of brands, categories and parameter values: few, so that the process keeps them; the table of words has them too. */
import type { Db } from '#backend/database/schema.ts';
import { whileLocked } from '#backend/database/while-locked.ts';
import type { SearchSource } from '../search-index.ts';
import { createSegmentBuilder, type LabelUse } from '../segment.ts';
import { runAtOnce } from '../steps.ts';
import { LOCK } from './documents.ts';
import { addWords, newWords } from './vocabulary-table.ts';

const noStems = { get: () => undefined };

/** By language id, the labels of each word. */
export function labelUsesOf({
  languages,
  labels,
}: Pick<SearchSource, 'languages' | 'labels'>): Map<string, Map<string, readonly LabelUse[]>> {
  const builder = createSegmentBuilder(languages, () => noStems);
  for (const label of labels) builder.addLabel(label);
  const built = runAtOnce(builder.finish());
  return new Map(
    Array.from(built.languages, ([id, { vocabulary, labels: uses }]) => [
      id,
      new Map(Array.from(uses, ([word, own]) => [vocabulary.at(word), own])),
    ]),
  );
}

/** Adds what is new to the table of words. */
export async function writeLabels(db: Db, { languages, labels }: SearchSource): Promise<void> {
  const builder = createSegmentBuilder(languages, () => noStems);
  for (const label of labels) builder.addLabel(label);
  const built = runAtOnce(builder.finish());
  await whileLocked(db, LOCK, async () => {
    for (const language of languages) {
      const words = newWords();
      for (const word of built.languages.get(language.id)?.vocabulary.spelled() ?? [])
        words.named.set(word.plain, word);
      await addWords(db, language, words);
    }
  });
}
