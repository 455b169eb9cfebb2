/** A parsed file, and functions that create findings with positions in it. */
import type { About, Edit, Finding, Severity } from '#engine/definition/finding.ts';
import type { DocumentKind } from '#engine/definition/grammar.ts';
import type { JsonPath } from '#engine/operation/json-fields.ts';
import { childNode, type JsonNode, memberOf, nodeAt, plain, spanOf, textAt } from './json-tree.ts';

export interface SourceText {
  /** File name as in findings: `pages/home.page.json`. */
  file: string;
  /** Empty when it could not be read. */
  text: string;
  /** Why it could not be read. */
  unreadable?: Pick<SourceProblem, 'message' | 'fix'>;
}

/** A text that is valid JSON. */
export interface ParsedText extends SourceText {
  root: JsonNode;
}

export interface SourceFile extends ParsedText {
  kind: DocumentKind;
}

/** A file that is remembered is compared with others in every check. */
const documents = new WeakMap<ParsedText, unknown>();

/** What the file says, without positions; it must not be changed. */
export function plainDocument(source: ParsedText): unknown {
  if (!documents.has(source)) documents.set(source, plain(source.root));
  return documents.get(source);
}

export interface SourceProblem {
  code: string;
  message: string;
  /** What to write instead. */
  fix: string;
  about?: About;
  edits?: Edit[];
  severity?: Severity;
}

/** A finding for the range `[start, end)`; a range over several lines is cut at the end of the first. */
export function findingAt(
  source: SourceText,
  start: number,
  end: number,
  path: string,
  problem: SourceProblem,
): Finding {
  const before = source.text.slice(0, start);
  const lineStart = before.lastIndexOf('\n') + 1;
  const lineEnd = source.text.indexOf('\n', start);
  const last = Math.max(start + 1, Math.min(end, lineEnd < 0 ? source.text.length : lineEnd));
  return {
    code: problem.code,
    severity: problem.severity ?? 'error',
    file: source.file,
    line: before.split('\n').length,
    column: start - lineStart + 1,
    endColumn: last - lineStart + 1,
    message: problem.message,
    fix: problem.fix,
    ...(problem.about ? { about: problem.about } : {}),
    ...(problem.edits ? { edits: problem.edits } : {}),
    path,
  };
}

/** A finding at the value of the path. */
export function atValue(source: ParsedText, jsonPath: JsonPath, problem: SourceProblem): Finding {
  const node = nodeAt(source.root, jsonPath) ?? source.root;
  return findingAt(source, ...spanOf(node), idPath(source.root, jsonPath), problem);
}

/** A finding at the last key of the path. */
export function atKey(source: ParsedText, jsonPath: JsonPath, problem: SourceProblem): Finding {
  const member = memberOf(nodeAt(source.root, jsonPath.slice(0, -1)), String(jsonPath.at(-1)));
  if (!member) return atValue(source, jsonPath, problem);
  return findingAt(source, ...spanOf(member.keyNode), idPath(source.root, jsonPath), problem);
}

/** `regions.main[#fits].widgets[product-list#offer-rail].props.title`: list entries are identified by id if they have one. */
export function idPath(root: JsonNode, jsonPath: JsonPath): string {
  let node: JsonNode | undefined = root;
  let path = '';
  for (const step of jsonPath) {
    node = childNode(node, step);
    if (typeof step === 'string') path += path === '' ? step : `.${step}`;
    else path += `[${entryName(node) ?? step}]`;
  }
  return path;
}

function entryName(node: JsonNode | undefined): string | undefined {
  const id = textAt(node, 'id');
  return id === undefined ? undefined : `${textAt(node, 'type') ?? ''}#${id}`;
}
