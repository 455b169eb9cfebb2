/** The interface of text search: input, queries and results. Documents are the numbers of the list index. */

import type { Bits } from '#backend/kernel/bits.ts';
import type { SectionWriter } from '#backend/kernel/sections.ts';

/** Returns the stem of each word, in order; null for a stop word (`ja`, `och`). */
export type Stemmer = (languageCode: string, words: readonly string[]) => Promise<readonly (string | null)[]>;

/** The texts of a document in one language. */
export interface SearchText {
  name: string;
  /** Names of its SKUs, where there are several: `XL`, `43`. */
  sizes?: readonly string[];
  /** The current description; for documents that change after all have been described. */
  description?: string;
}

/** Plain text or markup; used for words that no name, label or number contains. */
export interface SearchDescription {
  doc: number;
  languageId: string;
  text: string;
}

/** A brand, category or parameter value that documents share: added once, its documents are requested when it matches. */
export interface SearchLabel {
  kind: 'brand' | 'category' | 'parameter';
  /** Number under which `docsOf` knows its documents. */
  value: number;
  /** By language id; a missing language has no such label. */
  texts: ReadonlyMap<string, string>;
}

export interface SearchLanguage {
  id: string;
  /** `fi`, `sv`: chooses the stemmer and the synonyms. */
  code: string;
}

/** Words of one meaning in one language, several words in a phrase included: `['mönkijä', 'atv', 'fyrhjuling']`. */
export type Synonyms = ReadonlyMap<string, readonly (readonly string[])[]>;

export interface SearchSource {
  languages: readonly SearchLanguage[];
  /** Documents are numbered from 0; the smaller number is the more wanted one and wins a tie. */
  size: number;
  labels: readonly SearchLabel[];
  /** Product ids of documents, and the current documents of products. */
  idOf(doc: number): number;
  docOf(productId: number): number | undefined;
  /** Current documents of a label, in any order. */
  docsOf(value: number): Uint32Array;
  synonyms: Synonyms;
  /** By document: the one that lists show instead of this hidden variant; -1 when it is shown itself. Without it all are. */
  lead?: Int32Array;
}

/** Texts are passed one by one to save memory. In any order; each document and language once. */
export interface SearchBuilder {
  addText(doc: number, languageId: string, text: SearchText): void;
  /** Article numbers and bar codes, of the document or its SKUs: the same in every language. */
  addNumber(doc: number, number: string): void;
  /** Matches by letters only until `learn` has been awaited. */
  finish(): Promise<SearchIndex>;
}

/** Where texts are searched: chosen by configuration, the same for every query. */
export type SearchEngine = (source: SearchSource) => SearchBuilder;

/** The matches of one text, small enough to be cached in number; `pageOf` sorts only what a page needs. */
export interface TextMatches {
  members: Bits;
  /** Of each member in ascending order; higher is better. */
  scores: Uint16Array;
}

export interface SearchIndex {
  /** Loads the stems of all its words, once after building; without it words match by letters only. */
  learn(stemmer: Stemmer): Promise<void>;
  /** Loads the stems of unknown words of a query before it is matched. Never fails. */
  prepare(text: string, languageId: string): Promise<void>;
  /** Searches the documents that are shown. A text without a word matches nothing: a set without any word. Never throws. */
  match(text: string, languageId: string, shown: Bits): TextMatches;
  /** Words of the catalogue that resemble those of a text without results, the most similar first. Never fails. */
  similar(text: string, languageId: string): Promise<readonly string[]>;
  /** Adds descriptions, which are too many for the start; they are used once all are added. Call after `learn`. */
  describe(descriptions: AsyncIterable<readonly SearchDescription[]>): Promise<void>;
  /** Replaces or adds a document; null removes it. Its labels follow `docsOf`. */
  put(doc: number, texts: ReadonlyMap<string, SearchText> | null, numbers: readonly string[]): void;
  /** Whether descriptions are used. */
  isDescribed(): boolean;
  /** Saves what was built and described, without documents that changed since; `restoreSearch` is the reverse. Call after `learn`. */
  save(to: SectionWriter): Promise<void>;
  /** Approximate memory of the postings and words. */
  bytes(): number;
}

export const noMatches: TextMatches = { members: new Uint32Array(0), scores: new Uint16Array(0) };

/** Input of `pageOf`. */
export interface FoundPage {
  skip: number;
  take: number;
  /** Documents that match the other conditions. */
  allows(doc: number): boolean;
  /** Slightly preferred: in stock. */
  prefers(doc: number): boolean;
}
