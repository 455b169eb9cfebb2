/** A check that remembers unchanged documents finds what a first check would (random edits of all pages). */
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { findingsOf } from '#page-lint/check-documents.ts';
import type { SourceText } from '#page-lint/source/source-file.ts';
import { readDocumentTexts, readWorld } from '#server/pages/read-pages.ts';
import { seededRandom } from '#tests/support/seeded-random.ts';

const root = resolve(import.meta.dirname, '../..');
const world = readWorld(root);
const STEPS = 40;

/** Another grammar and another world have nothing that they remember. */
const firstCheck = (texts: readonly SourceText[]) =>
  findingsOf(texts, { ...world, grammar: { ...world.grammar } });

const literals = (text: string) => [...text.matchAll(/"[^"\\\n]*"/g)];

/** Replaces a string by one of any document, or removes, breaks or brings back a document. */
function edited(texts: readonly SourceText[], original: readonly SourceText[], random: () => number) {
  const any = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)];
  // Layouts and fragments are few, and what stands in them matters to every page.
  const shared = texts.filter(({ file }) => /\.(?:layout|fragment)\.json$/.test(file));
  const source = random() < 0.4 ? any(shared) : any(texts);
  if (!source) return [...original];
  const others = texts.filter(each => each !== source);
  const kind = random();
  if (kind < 0.1) return others;
  if (kind < 0.15) return [...others, { ...source, text: source.text.slice(0, -3) }];
  if (kind < 0.35) {
    const back = any(original);
    return back ? [...texts.filter(({ file }) => file !== back.file), back] : [...texts];
  }
  const place = any(literals(source.text));
  const other = any(literals(any(texts)?.text ?? ''));
  if (place?.index === undefined || !other) return [...texts];
  const [before, after] = [
    source.text.slice(0, place.index),
    source.text.slice(place.index + place[0].length),
  ];
  return [...others, { ...source, text: before + other[0] + after }];
}

it.each([1, 2, 3])('finds what a first check finds after each edit (seed %i)', seed => {
  const random = seededRandom(seed);
  const original = readDocumentTexts(root);
  let texts: SourceText[] = [...original];
  let withFindings = 0;
  for (let step = 0; step < STEPS; step += 1) {
    texts = edited(texts, original, random);
    const found = findingsOf(texts, world);
    withFindings += found.length > 0 ? 1 : 0;
    expect(found).toEqual(firstCheck(texts));
  }
  expect(withFindings).toBeGreaterThan(STEPS / 2);
});
