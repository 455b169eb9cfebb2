/** A message in a shop's own words: its ICU syntax, and the values that it may use. */
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import type { CompiledMessage } from '#kernel/compiled-messages.ts';
import type { SourceProblem } from '#page-lint/source/source-file.ts';
import { nearestWord } from '#page-lint/suggest.ts';

/** Values that every message has. */
const ofEvery = ['shop', 'company', 'about', 'purpose', 'vehicles'];

/** A message without values is compiled to a string, as those of the build are. */
export function compileMessage(text: string): { message: CompiledMessage } | { problem: SourceProblem } {
  if (text.trim() === '')
    return {
      problem: { code: 'SHOP007', message: 'an empty message', fix: 'Write a text, or take the line out' },
    };
  try {
    const ast = parse(text);
    const isPlain = ast.every(node => node.type === TYPE.literal);
    return {
      message: isPlain ? ast.map(node => ('value' in node ? node.value : '')).join('') : ast,
    };
  } catch (error) {
    return {
      problem: {
        ...{
          code: 'SHOP051',
          message: `not a message: ${error instanceof Error ? error.message : 'broken'}`,
        },
        fix: 'Close braces and tags, give "other" to every plural, and write \'{\' for a brace',
      },
    };
  }
}

/** How a message uses a value. A plain argument shows any value; a plural needs a number, a tag a function. */
type Use = 'argument' | 'tag' | TYPE;

function valuesOf(
  message: CompiledMessage,
  uses = new Map<string, Set<Use>>(),
): ReadonlyMap<string, ReadonlySet<Use>> {
  if (typeof message === 'string') return uses;
  for (const node of message) {
    if (node.type === TYPE.literal || node.type === TYPE.pound) continue;
    const known = uses.get(node.value) ?? new Set<Use>();
    uses.set(node.value, known.add(wayOf(node)));
    if (node.type === TYPE.tag) valuesOf(node.children, uses);
    if (node.type === TYPE.plural || node.type === TYPE.select)
      for (const { value } of Object.values(node.options)) valuesOf(value, uses);
  }
  return uses;
}

const wayOf = ({ type }: MessageFormatElement): Use =>
  type === TYPE.argument ? 'argument' : type === TYPE.tag ? 'tag' : type;

const shown = (name: string, uses: ReadonlySet<Use> | undefined): string =>
  uses?.has('tag') ? `<${name}>` : `{${name}}`;

/** The values that a message says whatever they are: a choice between texts may do without what it chooses by. */
function alwaysSaid(message: CompiledMessage, names = new Set<string>()): ReadonlySet<string> {
  if (typeof message === 'string') return names;
  for (const node of message) {
    if (node.type === TYPE.literal || node.type === TYPE.pound || node.type === TYPE.select) continue;
    names.add(node.value);
    if (node.type === TYPE.tag) alwaysSaid(node.children, names);
  }
  return names;
}

/** A message as people read it: its words, and the values that the shop puts into it, such as `{sum}`. */
interface ReadableMessage {
  /** Texts of which one is said, one after the other. */
  plain: string;
  values: readonly string[];
}

export function readableMessage(text: string): ReadableMessage {
  const made = compileMessage(text);
  if ('problem' in made) return { plain: text, values: [] };
  const values = [...valuesOf(made.message)].filter(([name]) => name !== 'vehicles');
  return { plain: plainOf(made.message), values: values.map(([name, uses]) => shown(name, uses)) };
}

function plainOf(message: CompiledMessage): string {
  if (typeof message === 'string') return message;
  return message
    .map(node => {
      if (node.type === TYPE.literal) return node.value;
      if (node.type === TYPE.pound) return '#';
      if (node.type === TYPE.tag) return plainOf(node.children);
      if (node.type !== TYPE.plural && node.type !== TYPE.select) return `{${node.value}}`;
      return [...new Set(Object.values(node.options).map(({ value }) => plainOf(value)))].join(' / ');
    })
    .join('');
}

/** Null when the message can be shown with the values that the build gives it; a warning when it leaves one out. */
export function argumentProblem(own: CompiledMessage, before: CompiledMessage): SourceProblem | null {
  const [wanted, given] = [valuesOf(own), valuesOf(before)];
  const names = [...given].map(([name, uses]) => shown(name, uses)).join(', ');
  const fix = names === '' ? 'Write it without values' : `Use ${names}`;
  for (const [name, uses] of wanted) {
    const known = given.get(name);
    if (!known && !ofEvery.includes(name)) {
      const left = [...given.keys()].filter(each => !wanted.has(each));
      const near = nearestWord(name, left) ?? (left.length === 1 ? left[0] : undefined);
      return {
        ...{ code: 'SHOP052', message: `The message has no value ${shown(name, uses)}` },
        fix: near === undefined ? fix : `Write ${shown(near, given.get(near))}`,
        about: { kind: 'unknown', name: shown(name, uses) },
      };
    }
    for (const use of uses)
      if (!known?.has(use) && !(use === 'argument' && !known?.has('tag')))
        return { code: 'SHOP052', message: `${shown(name, uses)} cannot be used like this`, fix };
  }
  const missing = [...given].filter(([name]) => !wanted.has(name) && !ofEvery.includes(name));
  const always = alwaysSaid(before);
  const left = missing.find(([name]) => always.has(name)) ?? missing[0];
  if (!left) return null;
  const value = shown(...left);
  return {
    ...{ code: 'SHOP052', severity: 'warning' },
    ...(always.has(left[0]) ? { about: { kind: 'left', name: value } } : {}),
    message: `The message leaves out ${value}`,
    fix: `Write ${value} where it belongs, unless readers can do without it`,
  };
}
