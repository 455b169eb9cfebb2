/** Which products a smaller shop has: of each category its share, variants together, and what packages are made of. */

/** What is chosen or left out as a whole: a product alone, or with its variants. */
interface Unit {
  numbers: readonly string[];
  /** 0 for the first of a category, nearly 1 for its last. */
  place: number;
}

export interface Choice {
  /** In the order of the file. */
  products: readonly { number: string; category: string }[];
  /** The group of variants of a product, by its article number. */
  groups: ReadonlyMap<string, string>;
  /** What has to be among them, such as parts of packages. */
  needed: ReadonlySet<string>;
}

/** @returns article numbers; at least those that are needed, and no more of the others than `count` asks for */
export function chooseProducts({ products, groups, needed }: Choice, count: number): ReadonlySet<string> {
  const units = unitsOf(products, groups);
  const chosen = new Set<string>();
  const take = ({ numbers }: Unit): void => {
    for (const number of numbers) chosen.add(number);
  };
  for (const unit of units) if (unit.numbers.some(number => needed.has(number))) take(unit);
  for (const unit of units.toSorted((a, b) => a.place - b.place)) {
    const more = unit.numbers.filter(number => !chosen.has(number)).length;
    if (chosen.size + more <= count) take(unit);
  }
  return chosen;
}

function unitsOf(products: Choice['products'], groups: Choice['groups']): Unit[] {
  const units = new Map<string, { category: string; numbers: string[] }>();
  for (const { number, category } of products) {
    const group = groups.get(number);
    const key = group === undefined ? `product ${number}` : `group ${group}`;
    const unit = units.get(key);
    if (unit) unit.numbers.push(number);
    else units.set(key, { category, numbers: [number] });
  }
  const sizes = new Map<string, number>();
  for (const { category } of units.values()) sizes.set(category, (sizes.get(category) ?? 0) + 1);
  const before = new Map<string, number>();
  return [...units.values()].map(({ category, numbers }) => {
    const index = before.get(category) ?? 0;
    before.set(category, index + 1);
    return { numbers, place: index / (sizes.get(category) ?? 1) };
  });
}

/** Of a list, about as many as asked for, from all of its parts. */
export const evenlyChosen = <Item>(list: readonly Item[], count: number): Item[] =>
  list.filter(
    (_, index) => Math.floor(((index + 1) * count) / list.length) > Math.floor((index * count) / list.length),
  );
