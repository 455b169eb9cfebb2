/** JSON as page files are written: short things on one line, nodes and widgets always open. A fixed point of the project's formatter. */
import { isRecord } from '#kernel/is-record.ts';
type Plain = Readonly<Record<string, unknown>>;

const width = 100;
/** `json.formatter.lineWidth` of biome.json. */
const formatterWidth = 130;
/** Fields whose holder is a node of the tree: it stays open, so that a diff shows one field per line. */
const openers = new Set(['props', 'widgets', 'regions', 'paths']);

const depthOf = (value: unknown): number =>
  typeof value === 'object' && value !== null
    ? 1 + Math.max(0, ...Object.values(value).map(inner => depthOf(inner)))
    : 0;

function oneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(oneLine).join(', ')}]`;
  if (!isRecord(value)) return JSON.stringify(value);
  const members = Object.entries(value).map(([key, inner]) => `${JSON.stringify(key)}: ${oneLine(inner)}`);
  return members.length === 0 ? '{}' : `{ ${members.join(', ')} }`;
}

const staysOpen = (value: Plain): boolean => Object.keys(value).some(key => openers.has(key));

function printObject(value: Plain, indent: string, taken: number): string {
  const line = oneLine(value);
  if (depthOf(value) <= 2 && !staysOpen(value) && taken + line.length <= width) return line;
  const inner = `${indent}  `;
  const rows = Object.entries(value).map(([key, entry]) => {
    const name = `${inner}${JSON.stringify(key)}: `;
    return name + print(entry, inner, name.length);
  });
  return rows.length === 0 ? '{}' : `{\n${rows.join(',\n')}\n${indent}}`;
}

/** On one line whenever nothing in it is open: so does the project's formatter. */
function printArray(value: readonly unknown[], indent: string, taken: number): string {
  const inner = `${indent}  `;
  const rows = value.map(entry => print(entry, inner, inner.length));
  const line = `[${rows.join(', ')}]`;
  if (!line.includes('\n') && taken + line.length < formatterWidth) return line;
  return `[\n${rows.map(row => inner + row).join(',\n')}\n${indent}]`;
}

function print(value: unknown, indent: string, taken: number): string {
  if (Array.isArray(value)) return printArray(value, indent, taken);
  return isRecord(value) ? printObject(value, indent, taken) : JSON.stringify(value);
}

/** Ends with a line feed. */
export const printJson = (value: unknown): string => `${print(value, '', 0)}\n`;

/** A part of a file, from the second line on indented by `indent`. */
export const printPart = (value: unknown, indent: string): string => print(value, indent, indent.length);
