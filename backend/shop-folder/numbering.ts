/**
 * Numbers of what the folder knows by name: known ones stay, since orders, carts and addresses hold them; new ones follow the
 * highest.
 * @param stored every row of the table; a row without a name keeps its number taken
 * @param reserved a number that is given to nothing
 */
export function numbering(
  stored: readonly { id: number; name: string | null }[],
  reserved?: number,
): (name: string) => number {
  const numbers = new Map(stored.flatMap(({ id, name }) => (name === null ? [] : [[name, id] as const])));
  let last = stored.reduce((most, { id }) => Math.max(most, id), 0);
  return name => {
    const known = numbers.get(name);
    if (known !== undefined) return known;
    last += last + 1 === reserved ? 2 : 1;
    numbers.set(name, last);
    return last;
  };
}
