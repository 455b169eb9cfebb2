/** Explains JSON syntax errors and their fixes in plain words. */

export interface SyntaxProblem {
  /** Offsets into the text, end excluded. */
  start: number;
  end: number;
  message: string;
  fix: string;
}

interface SyntaxErrorAt {
  text: string;
  start: number;
  length: number;
  /** The bracket that closes the innermost open list; undefined outside of lists. */
  closing: '}' | ']' | undefined;
}

type Explanation = Pick<SyntaxProblem, 'message' | 'fix'>;

const badString: Explanation = {
  message: 'A text is not closed on its line, or contains a character that needs a backslash',
  fix: 'Close it with ", and write a quote inside as \\" and a new line as \\n',
};

const trailingComma: Explanation = {
  message: 'There is a comma before the closing bracket, or a value is missing',
  fix: 'Remove the comma',
};

/** By the parser's error code. */
const explanations: Readonly<Record<string, (at: SyntaxErrorAt) => Explanation>> = {
  InvalidSymbol: at => (isBeforeColon(at) ? missingKey(at) : unknownValue(at)),
  PropertyNameExpected: at =>
    at.text[at.start] === '}'
      ? { message: 'There is a comma before the closing bracket', fix: 'Remove the comma' }
      : missingKey(at),
  ValueExpected: ({ text, start }) => {
    if (/[\]}]/.test(text[start] ?? '')) return trailingComma;
    const message = start < text.length ? 'A value is missing' : 'The document ends too early';
    return { message, fix: 'Write a value' };
  },
  ColonExpected: ({ text, start }) => ({
    message: `A colon is missing after ${/"[^"\n]*"\s*$/.exec(text.slice(0, start))?.[0].trim() ?? 'the key'}`,
    fix: 'Add :',
  }),
  CommaExpected: ({ closing }) => ({
    message: `A comma or "${closing}" is missing`,
    fix: `Add , or ${closing}`,
  }),
  CloseBraceExpected: documentEnds,
  CloseBracketExpected: documentEnds,
  EndOfFileExpected: () => ({
    message: 'There is text after the end of the document',
    fix: 'Remove it',
  }),
  InvalidCommentToken: () => ({ message: 'JSON has no comments', fix: 'Use a "note" field' }),
  UnexpectedEndOfString: () => badString,
  InvalidUnicode: () => badString,
  InvalidEscapeCharacter: () => badString,
  InvalidCharacter: () => badString,
};

/** @param code the parser's error code, such as `CommaExpected`. */
export function explainSyntax(code: string, at: SyntaxErrorAt): SyntaxProblem {
  const explain = explanations[code] ?? unknownValue;
  // A missing character belongs after the last token, on its line.
  const start = code === 'CommaExpected' ? at.text.slice(0, at.start).trimEnd().length : at.start;
  return { start, end: start + Math.max(1, at.length), ...explain(at) };
}

const tokenOf = ({ text, start, length }: SyntaxErrorAt): string => text.slice(start, start + length);

const isBeforeColon = ({ text, start, length }: SyntaxErrorAt): boolean =>
  /^\s*:/.test(text.slice(start + length));

function missingKey(at: SyntaxErrorAt): Explanation {
  const token = tokenOf(at);
  const fix = /^[\w$]+$/.test(token) ? `Write "${token}"` : 'Write a key in double quotes';
  return { message: 'A key in double quotes is missing', fix };
}

function unknownValue(at: SyntaxErrorAt): Explanation {
  const token = tokenOf(at);
  return token.startsWith("'")
    ? { message: 'Texts need double quotes', fix: 'Use " in place of \'' }
    : { message: `"${token}" is not a value`, fix: `Put it in quotes: "${token}"` };
}

function documentEnds({ closing }: SyntaxErrorAt): Explanation {
  return { message: `The document ends before "${closing}"`, fix: `Add , or ${closing}` };
}
