/** Named typed arrays and texts: the form in which an index is saved and restored. */

export type Column = Uint8Array | Uint16Array | Uint32Array | Int32Array | Float64Array;

/** A typed array constructor; its name is saved with the column. */
export interface ColumnType<Type extends Column> {
  readonly name: string;
  readonly BYTES_PER_ELEMENT: number;
  new (buffer: ArrayBuffer): Type;
}

export interface SectionWriter {
  /** The column may grow in the meantime; what it contains at the call must not change. */
  put(name: string, column: Column): Promise<void>;
}

export interface SectionReader {
  /** Rejects when the section is missing, has another type or is damaged. */
  take<Type extends Column>(name: string, type: ColumnType<Type>): Promise<Type>;
}

/** Texts that are encoded at once, without yielding. */
const PORTION = 8192;
const beyondLatin1 = /[^\0-\xff]/;

const LATIN1 = 0;
const UTF16 = 1;

const nextTurn = (): Promise<void> => new Promise(resolve => setImmediate(resolve));

/** One byte per letter where all texts are Latin-1, two otherwise. The first number is the encoding, the others are where texts end. */
export async function putTexts(
  sections: SectionWriter,
  name: string,
  texts: readonly string[],
): Promise<void> {
  const ends = new Uint32Array(texts.length + 1);
  const isWide = texts.some(text => beyondLatin1.test(text));
  ends[0] = isWide ? UTF16 : LATIN1;
  const pieces: Uint8Array[] = [];
  let end = 0;
  for (let from = 0; from < texts.length; from += PORTION) {
    const some = texts.slice(from, from + PORTION);
    some.forEach((text, at) => {
      end += text.length;
      ends[from + at + 1] = end;
    });
    pieces.push(Buffer.from(some.join(''), isWide ? 'utf16le' : 'latin1'));
    await nextTurn();
  }
  await sections.put(`${name} ends`, ends);
  await sections.put(`${name} letters`, Buffer.concat(pieces));
}

export async function takeTexts(sections: SectionReader, name: string): Promise<string[]> {
  const ends = await sections.take(`${name} ends`, Uint32Array);
  const letters = Buffer.from((await sections.take(`${name} letters`, Uint8Array)).buffer);
  const isWide = ends[0] === UTF16;
  const width = isWide ? 2 : 1;
  const count = Math.max(0, ends.length - 1);
  const endOf = (text: number) => (text === 0 ? 0 : (ends[text] ?? 0));
  const texts: string[] = [];
  for (let from = 0; from < count; from += PORTION) {
    const until = Math.min(count, from + PORTION);
    const start = endOf(from);
    const some = letters.toString(isWide ? 'utf16le' : 'latin1', start * width, endOf(until) * width);
    for (let text = from; text < until; text += 1)
      texts.push(some.slice(endOf(text) - start, endOf(text + 1) - start));
    await nextTurn();
  }
  return texts;
}

export const putJson = (sections: SectionWriter, name: string, value: unknown): Promise<void> =>
  sections.put(name, Buffer.from(JSON.stringify(value)));

/** The caller validates the value. */
export async function takeJson(sections: SectionReader, name: string): Promise<unknown> {
  return JSON.parse(Buffer.from((await sections.take(name, Uint8Array)).buffer).toString());
}
