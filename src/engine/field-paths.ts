/** Reading and changing props by the paths of the generated field table: names joined by dots, `*` for every entry of a list. */
type Node = Record<string, unknown>;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function visit(value: unknown, keys: readonly string[], change: (holder: Node, key: string) => void): void {
  const [key, ...rest] = keys;
  if (key === undefined) return;
  if (key === '*') {
    if (Array.isArray(value)) for (const item of value) visit(item, rest, change);
    return;
  }
  if (!isNode(value)) return;
  if (rest.length === 0) change(value, key);
  else visit(value[key], rest, change);
}

/** Sets defaults where nothing was said; one inside an absent object does not apply. Changes `props`, which the caller owns. */
export function applyDefaults(props: Node, defaults: Readonly<Record<string, unknown>> = {}): Node {
  for (const [path, value] of Object.entries(defaults)) {
    visit(props, path.split('.'), (holder, key) => {
      if (holder[key] === undefined) holder[key] = structuredClone(value);
    });
  }
  return props;
}

/** A responsive field always reaches its component per viewport: a single value is the phone's, and so everyone's. */
export function wrapResponsive(props: Node, paths: readonly string[] = []): Node {
  for (const path of paths) {
    visit(props, path.split('.'), (holder, key) => {
      const value = holder[key];
      if (value !== undefined && !(isNode(value) && 'phone' in value)) holder[key] = { phone: value };
    });
  }
  return props;
}

/** Replaces every text at the paths by what `change` makes of it; undefined removes the field. */
export async function changeTexts(
  props: Node,
  paths: readonly string[] = [],
  change: (text: string) => Promise<string | undefined> | string | undefined,
): Promise<Node> {
  const work: Promise<void>[] = [];
  for (const path of paths) {
    visit(props, path.split('.'), (holder, key) => {
      const text = holder[key];
      if (typeof text !== 'string') return;
      work.push(
        Promise.resolve(change(text)).then(next => {
          if (next === undefined) delete holder[key];
          else holder[key] = next;
        }),
      );
    });
  }
  await Promise.all(work);
  return props;
}
