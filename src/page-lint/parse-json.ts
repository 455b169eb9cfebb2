/** Reads strict JSON with positions; says what is wrong in the words of somebody who types it. */
import type { ArrayNode, JsonNode, Member, ObjectNode, ScalarNode } from './json-tree.ts';

export interface SyntaxMistake {
  start: number;
  end: number;
  message: string;
  fix: string;
}

export type Parsed = { ok: true; root: JsonNode } | { ok: false; mistakes: SyntaxMistake[] };

const depthLimit = 100;
const blank = /[ \t\n\r]*/y;
const stringToken = /"(?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/uy;
const numberToken = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const wordToken = /[A-Za-z_$][\w$]*/y;
const words: Readonly<Record<string, boolean | null>> = { true: true, false: false, null: null };

class SyntaxStop extends Error {
  readonly mistake: SyntaxMistake;
  constructor(mistake: SyntaxMistake) {
    super(mistake.message);
    this.mistake = mistake;
  }
}

/** The tree, or the mistakes: the first syntax error, else every duplicate key. */
export function parseJson(text: string): Parsed {
  const reader = new Reader(text);
  try {
    const root = reader.document();
    return reader.duplicates.length > 0 ? { ok: false, mistakes: reader.duplicates } : { ok: true, root };
  } catch (error) {
    if (error instanceof SyntaxStop) return { ok: false, mistakes: [error.mistake] };
    throw error;
  }
}

class Reader {
  readonly duplicates: SyntaxMistake[] = [];
  readonly #text: string;
  #at = 0;
  #depth = 0;

  constructor(text: string) {
    this.#text = text;
  }

  document(): JsonNode {
    const root = this.#value();
    this.#skip();
    if (this.#at < this.#text.length)
      this.#stop('Something stands after the end of the document', 'Remove it');
    return root;
  }

  #value(): JsonNode {
    this.#skip();
    const start = this.#at;
    const next = this.#text[start];
    if (next === '{' || next === '[') return this.#nested(next);
    if (next === '"') return this.#scalar(start, this.#string());
    const number = this.#token(numberToken);
    if (number !== undefined) return this.#scalar(start, Number(number));
    const word = this.#token(wordToken);
    if (word !== undefined && Object.hasOwn(words, word)) return this.#scalar(start, words[word] ?? null);
    this.#at = start;
    if (word !== undefined) this.#stop(`"${word}" is no value`, `Put it in quotes: "${word}"`, word.length);
    if (next === "'") this.#stop('Texts stand in double quotes', 'Use " in place of \'');
    if (next === ']' || next === '}')
      this.#stop('A comma stands before the closing bracket, or a value is missing', 'Remove the comma');
    return this.#stop(
      next === undefined ? 'The document ends too early' : 'A value is missing',
      'Write a value',
    );
  }

  #nested(opening: '{' | '['): ObjectNode | ArrayNode {
    this.#depth += 1;
    if (this.#depth > depthLimit) this.#stop(`More than ${depthLimit} brackets deep`, 'Nest less deeply');
    const node = opening === '{' ? this.#object() : this.#array();
    this.#depth -= 1;
    return node;
  }

  #object(): ObjectNode {
    const start = this.#at;
    const members: Member[] = [];
    const seen = new Set<string>();
    this.#list('}', () => {
      const member = this.#member();
      if (seen.has(member.key)) {
        const { keyStart, keyEnd, key } = member;
        this.duplicates.push({
          start: keyStart,
          end: keyEnd,
          message: `Key "${key}" stands twice`,
          fix: 'Remove one of the two',
        });
      }
      seen.add(member.key);
      members.push(member);
    });
    return { kind: 'object', members, start, end: this.#at };
  }

  #member(): Member {
    const keyStart = this.#at;
    if (this.#text[keyStart] === '}')
      this.#stop('A comma stands before the closing bracket', 'Remove the comma');
    if (this.#text[keyStart] !== '"') {
      const word = this.#token(wordToken);
      this.#at = keyStart;
      this.#stop(
        'A key in double quotes is missing',
        word === undefined ? 'Write a key in double quotes' : `Write "${word}"`,
        word?.length,
      );
    }
    const key = this.#string();
    const keyEnd = this.#at;
    this.#skip();
    if (this.#text[this.#at] !== ':') this.#stop(`A colon is missing after "${key}"`, 'Add :');
    this.#at += 1;
    return { key, keyStart, keyEnd, value: this.#value() };
  }

  #array(): ArrayNode {
    const start = this.#at;
    const items: JsonNode[] = [];
    this.#list(']', () => items.push(this.#value()));
    return { kind: 'array', items, start, end: this.#at };
  }

  #list(closing: '}' | ']', entry: () => void): void {
    this.#at += 1;
    this.#skip();
    if (this.#text[this.#at] === closing) {
      this.#at += 1;
      return;
    }
    for (;;) {
      entry();
      const afterEntry = this.#at;
      this.#skip();
      const next = this.#text[this.#at];
      this.#at += 1;
      if (next === closing) return;
      if (next !== ',') {
        this.#at = next === undefined ? this.#at - 1 : afterEntry;
        this.#stop(
          next === undefined ? `The document ends before "${closing}"` : `A comma or "${closing}" is missing`,
          `Add , or ${closing}`,
        );
      }
      this.#skip();
    }
  }

  #string(): string {
    const token = this.#token(stringToken);
    if (token === undefined) {
      const line = this.#text.slice(this.#at).split('\n', 1)[0] ?? '';
      this.#stop(
        'A text is not closed on its line, or holds a character that needs a backslash',
        'Close it with ", and write a quote inside as \\" and a new line as \\n',
        line.length,
      );
    }
    return String(JSON.parse(token));
  }

  #scalar(start: number, value: ScalarNode['value']): ScalarNode {
    return { kind: 'scalar', value, start, end: this.#at };
  }

  #skip(): void {
    this.#token(blank);
    const two = this.#text.slice(this.#at, this.#at + 2);
    if (two === '//' || two === '/*') this.#stop('Comments are not part of JSON', 'Use a "note" field', 2);
  }

  #token(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.#text)?.[0];
    if (found !== undefined) this.#at += found.length;
    return found;
  }

  #stop(message: string, fix: string, length = 1): never {
    throw new SyntaxStop({ start: this.#at, end: this.#at + length, message, fix });
  }
}
