/** The port of text search: how a catalogue is asked to it, and what it answers. Documents are the numbers of the list index. */

/** Asks for the stem of each word, in order; null for a word that carries no meaning of its own (`ja`, `och`). */
export type Stemmer = (languageCode: string, words: readonly string[]) => Promise<readonly (string | null)[]>;

/** What a document says about itself in one language. */
export interface SearchText {
  name: string;
  /** What its SKUs are called where they are a choice: `XL`, `43`. */
  sizes?: readonly string[];
  /** As it stands now; of documents that change after all have been described. */
  description?: string;
}

/** Plain text or markup; consulted for words that no name, label or number has. */
export interface SearchDescription {
  doc: number;
  languageId: string;
  text: string;
}

/** A brand, category or parameter value that documents share: told once, its documents are asked for when it is met. */
export interface SearchLabel {
  kind: 'brand' | 'category' | 'parameter';
  /** Number under which `docsOf` knows its documents. */
  value: number;
  /** By language id; a language that is left out does not know the label. */
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
  /** Documents of a label in any order, as they stand when asked. */
  docsOf(value: number): Uint32Array;
  synonyms: Synonyms;
  /** The document that lists show in the place of this one, a hidden variant; -1 when it stands for itself. Without it all do. */
  leadOf?: (doc: number) => number;
}

/** Texts come one by one, so that no list of them has to exist. In any order; each document and language once. */
export interface SearchBuilder {
  addText(doc: number, languageId: string, text: SearchText): void;
  /** Article numbers and bar codes, of the document or its SKUs: the same in every language. */
  addNumber(doc: number, number: string): void;
  /** Answers without stems until `learn` has been awaited. */
  finish(): Promise<SearchIndex>;
}

/** The matches of one text; `pageOf` orders no more of them than a page needs. */
export interface Found {
  /** Ascending. */
  docs: Uint32Array;
  /** Of each of `docs`; higher is better. */
  scores: Uint16Array;
}

export interface SearchIndex {
  /** Learns the stems of all its words, once after building; without it words meet by their letters only. */
  learn(stemmer: Stemmer): Promise<void>;
  /** Learns what a text needs before it is matched: one question to the stemmer for words it has never met, none otherwise. Never fails. */
  prepare(text: string, languageId: string): Promise<void>;
  /** Among the documents that are shown. A text without a word matches nothing. Never throws. */
  match(text: string, languageId: string, isShown: (doc: number) => boolean): Found;
  /** Takes up descriptions, which are too many to be waited for at the start; they count once all have come. After `learn`. */
  describe(descriptions: AsyncIterable<readonly SearchDescription[]>): Promise<void>;
  /** Replaces what is known of a document, or adds one whose number is new; null forgets it. Its labels follow `docsOf` by themselves. */
  put(doc: number, texts: ReadonlyMap<string, SearchText> | null, numbers: readonly string[]): void;
  /** Memory of the postings and words, about. */
  bytes(): number;
}

/** What `pageOf` is asked for. */
export interface FoundPage {
  skip: number;
  take: number;
  /** Documents that other conditions leave. */
  allows(doc: number): boolean;
  /** Slightly preferred: in stock. */
  prefers(doc: number): boolean;
}
