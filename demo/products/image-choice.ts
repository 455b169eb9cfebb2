/** Assigns images to products so that neighbours in a list look different, sorted by newest or by most sold. */
import type { ProductImage } from '../picture/product-image.ts';
import { fileNameOf, kindOf, sideCount, viewCount } from '../picture/product-image.ts';
import { entry } from '../random.ts';
import { brandColour } from '../shop/brand-colours.ts';
import type { ColourKey } from './colours.ts';
import type { Draft } from './product-draft.ts';

type Order = (a: Draft, b: Draft) => number;

/** Equal dates and sales may be sorted by ascending or descending ids: both orders must work. */
const orders: readonly Order[] = [
  (a, b) => a.daysOld - b.daysOld || b.id - a.id,
  (a, b) => a.daysOld - b.daysOld || a.id - b.id,
  (a, b) => b.sold - a.sold || b.id - a.id,
  (a, b) => b.sold - a.sold || a.id - b.id,
];

/** For products whose name states no colour and whose neighbours have taken all pictures in the brand's colour. */
const others: readonly ColourKey[] = ['red', 'grey', 'blue', 'orange', 'green', 'yellow', 'black'];

/** Both sides of each product, the main one first. */
export function chooseImages(drafts: readonly Draft[]): ReadonlyMap<number, readonly ProductImage[]> {
  const neighbours = neighboursOf(drafts);
  const main = new Map<number, ProductImage>();
  const chosen = new Map<number, readonly ProductImage[]>();
  for (const draft of drafts) {
    const taken = [...(neighbours.get(draft.id) ?? [])]
      .map(id => main.get(id))
      .filter(image => image !== undefined);
    const image = imageFor(draft, taken);
    main.set(draft.id, image);
    chosen.set(draft.id, [image, { ...image, view: otherSide(image.view) }]);
  }
  return chosen;
}

/** Products next to each other in some list: the whole shop or a category page. */
function neighboursOf(drafts: readonly Draft[]): ReadonlyMap<number, ReadonlySet<number>> {
  const lists = new Map<number, Draft[]>([[0, []]]);
  for (const draft of drafts) {
    if (!draft.visible) continue;
    for (const id of [0, ...draft.categories.map(category => category.id)]) {
      const list = lists.get(id);
      if (list === undefined) lists.set(id, [draft]);
      else list.push(draft);
    }
  }
  const neighbours = new Map<number, Set<number>>();
  const meet = (a: number, b: number): void => {
    const known = neighbours.get(a);
    if (known === undefined) neighbours.set(a, new Set([b]));
    else known.add(b);
  };
  for (const list of lists.values()) {
    for (const order of orders) {
      const sorted = [...list].sort(order);
      for (const [index, draft] of sorted.entries()) {
        const next = sorted[index + 1];
        if (next === undefined) continue;
        meet(draft.id, next.id);
        meet(next.id, draft.id);
      }
    }
  }
  return neighbours;
}

/** Mirror images stay among themselves. */
const otherSide = (view: number): number => view + (view % sideCount === 0 ? 1 : -1);

/** The first picture that no neighbour of the same kind shows: in the product's colour, from another side, at last in another colour. */
function imageFor(draft: Draft, taken: readonly ProductImage[]): ProductImage {
  const kind = kindOf(draft);
  const names = new Set(taken.map(fileNameOf));
  const tints = draft.colour === null ? [brandColour(draft.brand), ...others] : [draft.colour.key];
  const candidates = tints.flatMap(colour => views.map(view => ({ kind, colour, view })));
  return candidates.find(image => !names.has(fileNameOf(image))) ?? entry(candidates, draft.id);
}

const views = Array.from({ length: viewCount }, (_, view) => view);
