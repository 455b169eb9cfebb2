/** Gives every product its pictures so that no two neighbours of a list look the same, newest first or most sold first. */
import { accentCount } from './colours.ts';
import type { Draft } from './product-draft.ts';
import type { Picture } from '../pictures.ts';
import { closeView, kindOf, paletteCount, wholeViews } from '../pictures.ts';
import { entry, strideOf } from '../random.ts';

type Order = (a: Draft, b: Draft) => number;

/** Equal dates and sales may be told apart by rising or falling ids: both must do. */
const orders: readonly Order[] = [
  (a, b) => a.daysOld - b.daysOld || b.id - a.id,
  (a, b) => a.daysOld - b.daysOld || a.id - b.id,
  (a, b) => b.sold - a.sold || b.id - a.id,
  (a, b) => b.sold - a.sold || a.id - b.id,
];

/** Kinds that are quick to draw come in several shapes; the others differ by colour and view. */
const shapely: ReadonlySet<string> = new Set([
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

/** Pictures of each product, the main one first; two to three of them. */
export function choosePictures(drafts: readonly Draft[]): ReadonlyMap<number, readonly Picture[]> {
  const neighbours = neighboursOf(drafts);
  const main = new Map<number, Picture>();
  const chosen = new Map<number, readonly Picture[]>();
  for (const draft of drafts) {
    const taken = [...(neighbours.get(draft.id) ?? [])]
      .map(id => main.get(id))
      .filter(picture => picture !== undefined);
    const picture = pictureFor(draft, taken);
    main.set(draft.id, picture);
    const others: Picture[] = [{ ...picture, view: (picture.view + 1) % wholeViews }];
    if (draft.id % 5 !== 0) others.push({ ...picture, view: closeView });
    chosen.set(draft.id, [picture, ...others]);
  }
  return chosen;
}

/** Products that stand beside each other in some list: the whole shop or a category page. */
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

/** The first picture whose accent no neighbour of the same kind has; else one that differs in palette or view. */
function pictureFor(draft: Draft, taken: readonly Picture[]): Picture {
  const kind = kindOf(draft.line.drawing);
  const same = taken.filter(picture => picture.kind === kind);
  const tint = draft.colour?.accent;
  const candidates = Array.from({ length: paletteCount * wholeViews }, (_, step) => {
    const place = (draft.id * 7 + step) * strideOf(paletteCount * wholeViews);
    const palette = place % paletteCount;
    return {
      kind,
      palette,
      view: Math.floor(place / paletteCount) % wholeViews,
      detail: shapely.has(kind) ? Math.floor(draft.id / 8) % 3 : 0,
    };
  }).filter(picture => tint === undefined || picture.palette % accentCount === tint);
  const fresh = candidates.find(
    picture => !same.some(other => other.palette % accentCount === picture.palette % accentCount),
  );
  const differing = candidates.find(
    picture => !same.some(other => other.palette === picture.palette && other.view === picture.view),
  );
  return fresh ?? differing ?? entry(candidates, 0);
}
