/** Lets a caller give an element where a message has a tag: `{ terms: <a href="/ehdot" /> }` for `<terms>…</terms>`. */
import { cloneElement, isValidElement, type ReactNode } from 'react';
import type { CompiledMessage } from './compiled-messages.ts';

export type RichValues = Readonly<Record<string, ReactNode | Date | ((chunks: ReactNode[]) => ReactNode)>>;

const tags = new WeakMap<object, ReadonlySet<string>>();

/** The same values with every element that stands for a tag turned into the function react-intl asks for. */
export function withElementsAsTags(message: CompiledMessage | undefined, values: RichValues): RichValues {
  if (typeof message !== 'object') return values;
  const names = tagsOf(message);
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      names.has(name) && isValidElement(value)
        ? (chunks: ReactNode[]) => cloneElement(value, undefined, chunks)
        : value,
    ]),
  );
}

/** The tag names of a message; read once, for a message never changes. */
function tagsOf(message: Exclude<CompiledMessage, string>): ReadonlySet<string> {
  const known = tags.get(message);
  if (known) return known;
  const names = new Set<string>();
  collect(message, names);
  tags.set(message, names);
  return names;
}

function collect(message: Exclude<CompiledMessage, string>, names: Set<string>): void {
  for (const node of message) {
    if ('children' in node) {
      names.add(node.value);
      collect(node.children, names);
    } else if ('options' in node) {
      for (const option of Object.values(node.options)) collect(option.value, names);
    }
  }
}
