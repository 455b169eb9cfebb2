/** Cuts SQL text into its statements, so that a failing one can be named. */

export interface Statement {
  /** Without the closing semicolon, comments kept. */
  readonly sql: string;
  /** The line of the text it begins on, from 1. */
  readonly line: number;
}

/**
 * What a semicolon may hide in: comments, 'text' (E'…' with backslashes), "names", $tag$bodies$tag$.
 * A block comment ends at its first close mark: nested ones are not for migrations.
 */
const TOKEN =
  /--[^\n]*|\/\*[\s\S]*?\*\/|\b[eE]'(?:\\[\s\S]|''|[^'\\])*'|'(?:''|[^'])*'|"(?:""|[^"])*"|(\$(?:[A-Za-z_]\w*)?\$)[\s\S]*?\1|;/g;
const LEADING = /^(?:\s+|--[^\n]*(?:\n|$)|\/\*[\s\S]*?\*\/)+/;

export function splitStatements(text: string): Statement[] {
  const statements: Statement[] = [];
  let from = 0;
  const cut = (to: number): void => {
    const piece = text.slice(from, to);
    const blank = LEADING.exec(piece)?.[0].length ?? 0;
    const sql = piece.slice(blank).trim();
    if (sql) statements.push({ sql, line: text.slice(0, from + blank).split('\n').length });
    from = to + 1;
  };
  for (const token of text.matchAll(TOKEN)) if (token[0] === ';') cut(token.index);
  cut(text.length);
  return statements;
}
