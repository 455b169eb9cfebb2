/** Writes the blocks of a pasted text one after the other, with elements that the editor has and nothing else. */

import { exceptMarks, writeMarked } from './marked-text.ts';
import { readBullets } from './read-bullets.ts';

/** Where blocks go: the text itself, a quotation, a list entry or a cell. */
interface Place {
  element: Element;
  /** Of the list entry that it is; 0: none. */
  level: number;
  /** Lists that may go on, the innermost last; entries share those of the place that the list stands in. */
  lists: OpenList[];
  /** It has words alone: blocks become its lines. */
  hasWordsAlone: boolean;
  /** What words without a block of their own become. */
  plain: 'p' | 'dd';
}

interface OpenList {
  element: Element;
  level: number;
}

interface Block {
  element: Element;
  isPre: boolean;
  isHeading: boolean;
  isEmpty: boolean;
  /** White space and breaks since the last word: written before the next one. */
  gap: string;
  breaks: number;
  /** Marks of the last words. */
  marks: readonly string[];
}

const newBlock = (element: Element): Block => ({
  element,
  isHeading: element.localName === 'th' || element.localName === 'dt',
  isPre: false,
  isEmpty: true,
  gap: '',
  breaks: 0,
  marks: [],
});

const spaces = /[ \t\n\r\f\v\u00a0]+/g;

const isSpace = (code: number): boolean => (code >= 9 && code <= 13) || code === 0x20 || code === 0xa0;

/** A space that does not break is meant where it stands alone, as in "25 kg"; programs pad lines with several. */
const gapText = (gap: string): string => (gap === '\u00a0' ? gap : ' ');

/** Of which levels the headings of a text are: 0 is the title of a document. */
type Headings = { element: Element; level: number }[];

/** The page has the first level, so that a text begins with the second; what stands below stays below. */
function levelHeadings(headings: Headings): void {
  const shift = Math.max(0, 2 - Math.min(...headings.map(({ level }) => level)));
  for (const { element, level } of headings) {
    const heading = element.ownerDocument.createElement(`h${Math.min(level + shift, 6)}`);
    heading.append(...element.childNodes);
    element.replaceWith(heading);
  }
}

export class BlockWriter {
  readonly #root: Element;
  readonly #places: Place[];
  readonly #headings: Headings = [];
  #block: Block | null = null;
  /** What the next words begin with: the sign of an entry. */
  #lead = '';

  /** @param root an empty element of an inert document */
  constructor(root: Element) {
    this.#root = root;
    this.#places = [{ element: root, level: 0, lists: [], hasWordsAlone: false, plain: 'p' }];
  }

  get #place(): Place {
    // The first one is never left.
    return this.#places.at(-1) as Place;
  }

  element(tag: string): Element {
    return this.#root.ownerDocument.createElement(tag);
  }

  /** Begins a block of words. @param heading its level: 0 is a title */
  begin(tag: string, heading?: number): void {
    this.end();
    const place = this.#place;
    if (place.hasWordsAlone) return;
    this.#breakLists();
    const element = place.element.appendChild(this.element(tag));
    const isHeading = heading !== undefined && place.level === 0;
    if (isHeading) this.#headings.push({ element, level: heading });
    this.#block = { ...newBlock(element), isHeading, isPre: tag === 'pre' };
  }

  /** Ends the block that is open; without words it was room, which is a look. */
  end(): void {
    const block = this.#block;
    if (block === null) return;
    if (block.element === this.#place.element) {
      // The lines of a cell.
      block.breaks = block.isEmpty ? 0 : 1;
      block.gap = '';
      return;
    }
    this.#block = null;
    if (block.isEmpty) block.element.remove();
  }

  get isPre(): boolean {
    return this.#block?.isPre === true;
  }

  /** @param marks elements around the words, the outermost first; `a` with its address */
  words(text: string, marks: readonly string[], keepsLines: boolean): void {
    const said = text.replaceAll(/(?![\t\n\v\f\r])\p{Cc}|[\u200b\ufeff]/gu, '');
    if (this.#block?.isPre) {
      this.#writePre(this.#block, said);
      return;
    }
    const lines = keepsLines ? said.split(/\r\n?|\n/) : [said];
    for (const [at, line] of lines.entries()) {
      if (at > 0) this.lineBreak();
      this.#line(line, marks);
    }
  }

  lineBreak(): void {
    if (this.#block === null || this.#block.isEmpty) return;
    this.#block.breaks += 1;
    this.#block.gap = '';
  }

  /** @param tag one that has blocks or rows @returns it; words in it become blocks of their own */
  enter(tag: string, hasWordsAlone = false): Element {
    this.end();
    this.#breakLists();
    const element = this.#place.element.appendChild(this.element(tag));
    this.enterElement(element, hasWordsAlone);
    return element;
  }

  enterElement(element: Element, hasWordsAlone = false): void {
    this.end();
    const plain = element.localName === 'dl' ? 'dd' : 'p';
    this.#places.push({ element, level: 0, lists: [], hasWordsAlone, plain });
    this.#block = hasWordsAlone ? newBlock(element) : null;
  }

  /** @param canBeEmpty cells are needed without words too */
  leave(canBeEmpty = false): void {
    this.end();
    this.#block = null;
    const { element } = this.#place;
    this.#places.pop();
    if (!canBeEmpty && element.childNodes.length === 0) element.remove();
    // The words of a place that has words alone go on after it.
    const outer = this.#place;
    if (outer.hasWordsAlone)
      this.#block = { ...newBlock(outer.element), isEmpty: outer.element.childNodes.length === 0, breaks: 1 };
  }

  get isInTerms(): boolean {
    return this.#place.element.localName === 'dl';
  }

  get canHaveBlocks(): boolean {
    return !this.#place.hasWordsAlone;
  }

  /** The level of the list entry that blocks go into; 0: none. */
  get level(): number {
    return this.#place.level;
  }

  /** The next entry begins a list, also where it follows another one. */
  breakLists(): void {
    this.end();
    this.#breakLists();
  }

  #breakLists(): void {
    const { lists, level } = this.#place;
    while ((lists.at(-1)?.level ?? 0) > level) lists.pop();
  }

  /**
   * Writes an entry of a list.
   * @param level from 1: a deeper one stands in the entry before
   * @param sign what the entry begins with where there can be no lists
   */
  asEntry(level: number, tag: 'ul' | 'ol', sign: string, write: () => void): void {
    this.end();
    const { lists, hasWordsAlone } = this.#place;
    if (hasWordsAlone) {
      this.lead(`${sign} `);
      write();
      this.#lead = '';
      this.end();
      return;
    }
    const inner = Math.max(level, this.#place.level + 1);
    const element = this.#listOf(inner, tag).appendChild(this.element('li'));
    this.#places.push({ element, level: inner, lists, hasWordsAlone: false, plain: 'p' });
    write();
    this.#lead = '';
    this.leave();
  }

  /** @param sign stands before the next words of the entry */
  lead(sign: string): void {
    this.#lead += sign;
  }

  #listOf(level: number, tag: 'ul' | 'ol'): Element {
    const { lists, element: place, level: around } = this.#place;
    let last = lists.at(-1);
    while (last && last.level > level) {
      lists.pop();
      const outer = lists.at(-1);
      // The text began within a list: its outer entries go on in the same one.
      if ((outer?.level ?? around) < level && last.element.localName === tag) {
        lists.push({ element: last.element, level });
        return last.element;
      }
      last = outer;
    }
    if (last?.level === level) {
      if (last.element.localName === tag) return last.element;
      lists.pop();
      last = lists.at(-1);
    }
    const isWithin = last && last.level > around;
    const home = isWithin ? (last?.element.lastElementChild ?? place) : place;
    const element = home.appendChild(this.element(tag));
    lists.push({ element, level });
    return element;
  }

  /** A line of a quotation, which goes on where the last one ended. */
  quote(write: () => void): void {
    const { element } = this.#place;
    const last = element.lastElementChild;
    this.end();
    if (last?.localName === 'blockquote' && element.lastElementChild === last) this.enterElement(last);
    else this.enter('blockquote');
    write();
    this.leave();
  }

  rule(): void {
    this.end();
    if (this.#place.hasWordsAlone || this.#place.level > 0) return;
    this.#breakLists();
    this.#place.element.append(this.element('hr'));
  }

  /** Leaves every place. Call it once, after everything is written. */
  finish(): void {
    while (this.#places.length > 1) this.leave();
    this.end();
    const written = this.#headings.filter(({ element }) => element.parentNode !== null);
    if (written.length > 0) levelHeadings(written);
    for (const place of [this.#root, ...this.#root.querySelectorAll('blockquote')]) readBullets(place);
  }

  #writePre(block: Block, text: string): void {
    if (text === '') return;
    const before = block.isEmpty ? '' : '\n'.repeat(block.breaks);
    block.breaks = 0;
    block.isEmpty &&= text.trim() === '';
    block.element.append(before + text);
  }

  /** White space around is written once words follow it. */
  #line(text: string, marks: readonly string[]): void {
    const [start = ''] = /^[ \t\n\r\f\v\u00a0]*/.exec(text) ?? [];
    if (this.#block) this.#block.gap += start;
    let end = text.length;
    while (end > start.length && isSpace(text.charCodeAt(end - 1))) end -= 1;
    if (end === start.length) return;
    this.#write(text.slice(start.length, end).replaceAll(spaces, gapText), marks);
    if (this.#block) this.#block.gap = text.slice(end);
  }

  #write(said: string, around: readonly string[]): void {
    if (this.#block === null) this.begin(this.#place.plain);
    if (
      this.#block &&
      this.#block.breaks > 1 &&
      this.#block.element.localName === 'p' &&
      !this.#block.isHeading
    )
      this.begin('p');
    const block = this.#block;
    if (block === null) return;
    // Headings are bold by themselves.
    const marks = block.isHeading ? exceptMarks(around, 'strong') : around;
    if (!block.isEmpty && block.breaks > 0) block.element.append(this.element('br'));
    else if (!block.isEmpty && block.gap !== '') {
      const both = marks.filter(mark => block.marks.includes(mark));
      writeMarked(block.element, gapText(block.gap), both);
    }
    if (this.#lead !== '') block.element.append(this.#lead);
    this.#lead = '';
    writeMarked(block.element, said, marks);
    Object.assign(block, { isEmpty: false, gap: '', breaks: 0, marks });
  }
}
