/** Changes copies of props by the paths of the generated field table: names joined by dots, `*` for every list entry. */
import { isRecord } from '#kernel/is-record.ts';

type Node = Record<string, unknown>;
type Holder = Node | unknown[];

const read = (holder: Holder, key: string): unknown => (holder as Node)[key];
const write = (holder: Holder, key: string, value: unknown): void => {
  (holder as Node)[key] = value;
};

/** Copies every object below the holder first, because bound data is shared by the whole page. */
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

/** Props with the defaults of missing values; a default inside a missing object is skipped. */
export function applyDefaults(
  props: Node,
  defaults: Readonly<Record<string, unknown>> = {},
  resolve: (value: unknown) => unknown = value => value,
): Node {
  const own = { ...props };
  for (const [path, value] of Object.entries(defaults)) {
    visit(own, path.split('.'), (holder, key) => {
      if (read(holder, key) === undefined) write(holder, key, resolve(structuredClone(value)));
    });
  }
  return own;
}

/** Components always get responsive fields per viewport class: a single value becomes the value for phones, which larger classes inherit. */
export function wrapResponsive(props: Node, paths: readonly string[] = []): Node {
  const own = { ...props };
  for (const path of paths) {
    visit(own, path.split('.'), (holder, key) => {
      const value = read(holder, key);
      if (value !== undefined && !(isRecord(value) && Object.hasOwn(value, 'phone')))
        write(holder, key, { phone: value });
    });
  }
  return own;
}

/** Props with the result of `change` for every text at the paths; undefined and values that are not text remove the field. */
export async function changeTexts(
  props: Node,
  paths: readonly string[] = [],
  change: (text: string) => Promise<string | undefined> | string | undefined,
): Promise<Node> {
  const changed = { ...props };
  let work: Promise<void>[] = [];
  const texts = (holder: Holder, key: string): void => {
    const value = read(holder, key);
    if (value === undefined) return;
    // A value per viewport class: each of its texts is changed.
    if (isRecord(value) && Object.hasOwn(value, 'phone')) {
      const own = { ...value };
      write(holder, key, own);
      for (const viewport of Object.keys(own)) texts(own, viewport);
      return;
    }
    const settle = (next: string | undefined) => {
      // A removed list entry becomes empty, so that the other entries keep their index.
      if (next !== undefined || Array.isArray(holder)) write(holder, key, next ?? '');
      else delete holder[key];
    };
    if (typeof value !== 'string') return settle(undefined);
    work.push(Promise.resolve(change(value)).then(settle));
  };
  for (const path of paths) {
    work = [];
    visit(changed, path.split('.'), texts);
    // The next path may copy the same objects: it must find them changed.
    await Promise.all(work);
  }
  return changed;
}
