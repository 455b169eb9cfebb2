/**
 * What is made of an answer that the server keeps: once for as long as the answer is kept, so that what depends on it can be
 * found by its identity, without reading all that it contains.
 */

const all = new WeakSet();

/** @param make reads nothing but its argument; what it returns is never changed */
export function madeOnce<From extends object, Made extends object>(
  make: (from: From) => Made,
): (from: From) => Made {
  const known = new WeakMap<From, Made>();
  return from => {
    const before = known.get(from);
    if (before) return before;
    const made = make(from);
    known.set(from, made);
    all.add(made);
    return made;
  };
}

/** Whether the object is one that never changes. */
export const isMadeOnce = (value: object): boolean => all.has(value);
