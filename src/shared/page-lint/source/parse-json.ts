/** Reads strict JSON into a tree with positions. */
import { parseTree, printParseErrorCode, visit } from 'jsonc-parser';
import { explainSyntax, type SyntaxProblem } from './explain-syntax.ts';
import type { JsonNode } from './json-tree.ts';

export type Parsed = { ok: true; root: JsonNode } | { ok: false; problems: SyntaxProblem[] };

/** Maximum depth; the parser is recursive and would overflow the stack. */
const depthLimit = 100;

class SyntaxStop extends Error {
  readonly problem: SyntaxProblem;
  constructor(problem: SyntaxProblem) {
    super(problem.message);
    this.problem = problem;
  }
}

/** The tree, or the errors: the first syntax error, otherwise every duplicate key. */
export function parseJson(text: string): Parsed {
  try {
    const problems = duplicateKeys(text);
    const root = parseTree(text);
    return root && problems.length === 0 ? { ok: true, root } : { ok: false, problems };
  } catch (error) {
    if (error instanceof SyntaxStop) return { ok: false, problems: [error.problem] };
    throw error;
  }
}

/** @throws SyntaxStop at the first syntax error. */
function duplicateKeys(text: string): SyntaxProblem[] {
  const duplicates: SyntaxProblem[] = [];
  const open: { closing: '}' | ']'; keys: Set<string> }[] = [];
  const begin = (closing: '}' | ']') => (start: number) => {
    if (open.push({ closing, keys: new Set() }) > depthLimit)
      throw new SyntaxStop({
        ...{ start, end: start + 1 },
        message: `More than ${depthLimit} nested brackets`,
        fix: 'Reduce the nesting',
      });
  };
  const end = () => void open.pop();
  visit(
    text,
    {
      onObjectBegin: begin('}'),
      onObjectEnd: end,
      onArrayBegin: begin(']'),
      onArrayEnd: end,
      onObjectProperty(key, start, length) {
        const keys = open.at(-1)?.keys;
        if (keys?.has(key))
          duplicates.push({
            ...{ start, end: start + length },
            message: `Key "${key}" is defined twice`,
            fix: 'Remove one of the two',
          });
        keys?.add(key);
      },
      onError(code, start, length) {
        const at = { text, start, length, closing: open.at(-1)?.closing };
        throw new SyntaxStop(explainSyntax(printParseErrorCode(code), at));
      },
    },
    { disallowComments: true },
  );
  return duplicates;
}
