/** Records which props a widget's `load` reads, so that a change of another prop needs no new data. */

export interface TrackedProps {
  props: Record<string, unknown>;
  /** Whether the same load with these props could answer something else. */
  mayDiffer(next: Readonly<Record<string, unknown>>): boolean;
}

export function trackReads(props: Record<string, unknown>): TrackedProps {
  const read = new Set<string>();
  let isReadWhole = false;
  const note = (key: string | symbol) => {
    if (typeof key === 'string') read.add(key);
  };
  const tracked = new Proxy(props, {
    get(target, key, receiver) {
      note(key);
      return Reflect.get(target, key, receiver) as unknown;
    },
    has(target, key) {
      note(key);
      return Reflect.has(target, key);
    },
    ownKeys(target) {
      isReadWhole = true;
      return Reflect.ownKeys(target);
    },
  });
  return {
    props: tracked,
    mayDiffer(next) {
      const keys = isReadWhole ? new Set([...Object.keys(props), ...Object.keys(next)]) : read;
      return [...keys].some(key => !isSame(props[key], next[key]));
    },
  };
}

/** Resolved props are JSON, written in the order of the document. */
const isSame = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);
