/** Reading and changing props by the paths of the generated field table: names joined by dots, `*` for every entry of a list. */
import { isRecord } from '#kernel/is-record.ts';

type Node = Record<string, unknown>;
type Holder = Node | unknown[];

const read = (holder: Holder, key: string): unknown => (holder as Node)[key];
const write = (holder: Holder, key: string, value: unknown): void => {
  (holder as Node)[key] = value;
};

/** Copies every object on the path first: bound data is shared by the whole page and must not change. */
function visit(holder: Holder, keys: readonly string[], change: (holder: Holder, key: string) => void): void {
  const [key, ...rest] = keys;
  if (key === undefined) return;
  if (key === '*') {
    if (Array.isArray(holder)) for (const index of holder.keys()) step(holder, String(index), rest, change);
    return;
  }
  if (isRecord(holder)) step(holder, key, rest, change);
}

function step(
  holder: Holder,
  key: string,
  rest: readonly string[],
  change: (holder: Holder, key: string) => void,
): void {
  if (rest.length === 0) return change(holder, key);
  const child = read(holder, key);
  if (!isRecord(child) && !Array.isArray(child)) return;
  const own = Array.isArray(child) ? [...child] : { ...child };
  write(holder, key, own);
  visit(own, rest, change);
}

/** Sets defaults for missing values; one inside a missing object does not apply. Changes `props`, which the caller owns. */
export function applyDefaults(
  props: Node,
  defaults: Readonly<Record<string, unknown>> = {},
  said: (value: unknown) => unknown = value => value,
): Node {
  for (const [path, value] of Object.entries(defaults)) {
    visit(props, path.split('.'), (holder, key) => {
      if (read(holder, key) === undefined) write(holder, key, said(structuredClone(value)));
    });
  }
  return props;
}

/** A responsive field always reaches its component per viewport: a single value is the phone's, and so everyone's. */
export function wrapResponsive(props: Node, paths: readonly string[] = []): Node {
  for (const path of paths) {
    visit(props, path.split('.'), (holder, key) => {
      const value = read(holder, key);
      if (value !== undefined && !(isRecord(value) && Object.hasOwn(value, 'phone')))
        write(holder, key, { phone: value });
    });
  }
  return props;
}

/** Replaces every text at the paths by what `change` makes of it; undefined, or what is no text, removes the field. */
export async function changeTexts(
  props: Node,
  paths: readonly string[] = [],
  change: (text: string) => Promise<string | undefined> | string | undefined,
): Promise<Node> {
  const work: Promise<void>[] = [];
  const texts = (holder: Holder, key: string): void => {
    const value = read(holder, key);
    if (value === undefined) return;
    // Per viewport: each of its texts is a text of the field.
    if (isRecord(value) && Object.hasOwn(value, 'phone')) {
      const own = { ...value };
      write(holder, key, own);
      for (const viewport of Object.keys(own)) texts(own, viewport);
      return;
    }
    const settle = (next: string | undefined) => {
      // An entry of a list keeps its place.
      if (next !== undefined || Array.isArray(holder)) write(holder, key, next ?? '');
      else delete holder[key];
    };
    if (typeof value !== 'string') return settle(undefined);
    work.push(Promise.resolve(change(value)).then(settle));
  };
  for (const path of paths) visit(props, path.split('.'), texts);
  await Promise.all(work);
  return props;
}
