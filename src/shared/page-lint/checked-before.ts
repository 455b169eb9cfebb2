/**
 * What earlier checks found about a document: a shop has hundreds, Studio checks all of them after each change, and a
 * change is of one or two.
 */
import { LRUCache } from 'lru-cache';
import type { Finding } from '#engine/definition/finding.ts';
import type { Grammar } from '#engine/definition/grammar.ts';
import type { DocumentIndex, LintContext } from './document-index.ts';
import type { SourceFile, SourceText } from './source/source-file.ts';

/** A file on its own. */
export interface ReadFile {
  /** Absent when it is not JSON, or no document. */
  source?: SourceFile;
  /** Of syntax and structure. */
  findings: readonly Finding[];
}

/** Characters of all texts; a parsed one takes about twenty bytes for each. */
const MOST_CHARACTERS = 4_000_000;

const readFiles = new WeakMap<Grammar, LRUCache<string, ReadFile>>();

/** The same text has the same source again, by which `meantBefore` knows it. */
export function readBefore(
  grammar: Grammar,
  { file, text, unreadable }: SourceText,
  read: () => ReadFile,
): ReadFile {
  if (unreadable) return read();
  let files = readFiles.get(grammar);
  if (!files) {
    files = new LRUCache({ maxSize: MOST_CHARACTERS });
    readFiles.set(grammar, files);
  }
  const key = `${file}\n${text}`;
  const known = files.get(key);
  if (known) return known;
  const result = read();
  files.set(key, result, { size: key.length });
  return result;
}

/** Stands for everything that a document is checked against; two equal ones are the same object. */
type Surroundings = object;

/** How many changes of what others are checked against are remembered: what is served, and drafts of it. */
const MOST_SURROUNDINGS = 8;

const surroundingsByWorld = new WeakMap<LintContext, LRUCache<string, Surroundings>>();
const numbers = new WeakMap<SourceFile, number>();
let numbered = 0;

function numberOf(source: SourceFile): number {
  const known = numbers.get(source);
  if (known !== undefined) return known;
  numbered += 1;
  numbers.set(source, numbered);
  return numbered;
}

/** @param index of the documents, for the world: the world itself must not change. */
export function surroundingsOf(
  world: LintContext,
  { layouts, fragments, routes, broken, routesKnown }: DocumentIndex,
): Surroundings {
  let known = surroundingsByWorld.get(world);
  if (!known) {
    known = new LRUCache({ max: MOST_SURROUNDINGS });
    surroundingsByWorld.set(world, known);
  }
  const key = JSON.stringify([
    [...layouts.values(), ...fragments.values()].map(numberOf),
    routes.map(({ source, paths, ...route }) => [source.file, route, [...paths]]),
    [...broken],
    routesKnown,
  ]);
  const same = known.get(key);
  if (same) return same;
  const made = {};
  known.set(key, made);
  return made;
}

const meanings = new WeakMap<SourceFile, WeakMap<Surroundings, readonly Finding[]>>();

/** What a document means among the same others. */
export function meantBefore(
  source: SourceFile,
  surroundings: Surroundings,
  check: () => readonly Finding[],
): readonly Finding[] {
  let found = meanings.get(source);
  if (!found) {
    found = new WeakMap();
    meanings.set(source, found);
  }
  const known = found.get(surroundings);
  if (known) return known;
  const findings = check();
  found.set(surroundings, findings);
  return findings;
}
