/** Assigns images to products so that neighbours in a list look different, sorted by newest or by most sold. */
import { accentCount } from './colours.ts';
import type { Draft } from './product-draft.ts';
import type { ProductImage } from '../product-images.ts';
import { closeView, kindOf, paletteCount, wholeViews } from '../product-images.ts';
import { entry, strideOf } from '../random.ts';

type Order = (a: Draft, b: Draft) => number;

/** Equal dates and sales may be sorted by ascending or descending ids: both orders must work. */
const orders: readonly Order[] = [
  (a, b) => a.daysOld - b.daysOld || b.id - a.id,
  (a, b) => a.daysOld - b.daysOld || a.id - b.id,
  (a, b) => b.sold - a.sold || b.id - a.id,
  (a, b) => b.sold - a.sold || a.id - b.id,
];

/** Kinds that are fast to draw have several shapes; the others differ by colour and view. */
const kindsWithShapes: ReadonlySet<string> = new Set([
  'helmet',
  'goggles',
  'jacket',
  'boots',
  'gloves',
  'cover',
  'brake-pads',
  'plough',
  'winch-rope',
]);

/** Two or three images per product, the main one first. */
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
    const others: ProductImage[] = [{ ...image, view: (image.view + 1) % wholeViews }];
    if (draft.id % 5 !== 0) others.push({ ...image, view: closeView });
    chosen.set(draft.id, [image, ...others]);
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

/** The first image whose accent no neighbour of the same kind has; else one that differs in palette or view. */
function imageFor(draft: Draft, taken: readonly ProductImage[]): ProductImage {
  const kind = kindOf(draft.line.drawing);
  const same = taken.filter(image => image.kind === kind);
  const tint = draft.colour?.accent;
  const candidates = Array.from({ length: paletteCount * wholeViews }, (_, step) => {
    const place = (draft.id * 7 + step) * strideOf(paletteCount * wholeViews);
    const palette = place % paletteCount;
    return {
      kind,
      palette,
      view: Math.floor(place / paletteCount) % wholeViews,
      detail: kindsWithShapes.has(kind) ? Math.floor(draft.id / 8) % 3 : 0,
    };
  }).filter(image => tint === undefined || image.palette % accentCount === tint);
  const fresh = candidates.find(
    image => !same.some(other => other.palette % accentCount === image.palette % accentCount),
  );
  const differing = candidates.find(
    image => !same.some(other => other.palette === image.palette && other.view === image.view),
  );
  return fresh ?? differing ?? entry(candidates, 0);
}
