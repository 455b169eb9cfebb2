/** Prints JSON in the format of page files: short values on one line, nodes and widgets always expanded. The project's formatter leaves the result unchanged. */
import { isRecord } from '#kernel/is-record.ts';

type Plain = Readonly<Record<string, unknown>>;

const width = 100;
/** `json.formatter.lineWidth` of biome.json. */
const formatterWidth = 130;
/** Keys of tree nodes: an object with one of them is expanded, so that a diff shows one field per line. */
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

/** On one line when no item is expanded, as the project's formatter does. */
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

/** A part of a file, indented by `indent` from the second line. */
export const printPart = (value: unknown, indent: string): string => print(value, indent, indent.length);
