/** Reviews whose ratings add up to those of their product; the same for the same product every time. */
import type { BulkWriter } from '../bulk-writer.ts';
import type { Draft } from '../products/product-draft.ts';
import type { Dates } from '../products/sku-rows.ts';
import { createRandom, entry, type Random } from '../random.ts';
import type { VehicleModel } from '../shop/vehicles.ts';
import type { Pair } from '../words.ts';
import { addReviewPictures, type ReviewScenes } from './review-pictures.ts';
import { authors, content, critical, lukewarm, praise } from './review-texts.ts';

/** A large shop for benchmarks has ratings without texts beyond this number. */
const lastReviewedId = 21_000;
const oldest = 700;

export interface Rating {
  sum: number;
  count: number;
}

/** As many numbers from 1 to 5 as there are votes, with that sum. */
export function starsOf({ sum, count }: Rating, random: Random): number[] {
  const base = count === 0 ? 0 : Math.floor(sum / count);
  const stars = Array.from({ length: count }, (_, at) => base + (at < sum - base * count ? 1 : 0));
  // Ratings vary: what is added to one is taken from another.
  for (let at = 0; at + 1 < count; at += 2) {
    const [one = 0, other = 0] = [stars[at], stars[at + 1]];
    if (one < 5 && other > 1 && random.chance(0.4)) {
      stars[at] = one + 1;
      stars[at + 1] = other - 1;
    }
  }
  return stars;
}

function wordsOf(stars: number, draft: Draft, at: number, random: Random): readonly Pair[] {
  if (random.chance(0.15)) return [];
  if (stars < 3) return [entry(critical, draft.id + at)];
  if (stars === 3) return [entry(lukewarm, draft.id + at)];
  const own = entry(praise[draft.family.key] ?? content, draft.id + at);
  return random.chance(0.45) ? [own, entry(content, draft.id * 3 + at)] : [own];
}

const vehicleText = ({ manufacturer, model, years }: VehicleModel, random: Random): string =>
  `${manufacturer} ${model} ${random.pick(years)}`;

export function addReviews(
  { writer, dates, scenes }: { writer: BulkWriter; dates: Dates; scenes: ReviewScenes },
  draft: Draft,
  rating: Rating,
): void {
  if (draft.id > lastReviewedId) return;
  const random = createRandom(draft.id * 7919);
  const span = Math.max(2, Math.min(oldest, draft.daysOld));
  const ratings = starsOf(rating, random);
  /** Who is content sends pictures. */
  const pictured = ratings.findIndex(stars => stars >= 4);
  for (const [at, stars] of ratings.entries()) {
    const language = random.chance(0.6) ? 0 : 1;
    const words = wordsOf(stars, draft, at, random);
    const when = dates.moment(-random.between(1, span));
    const external_id = `demo-${draft.id}-${at + 1}`;
    writer.add('product_review', {
      external_id,
      product_id: draft.id,
      status: 'approved',
      rating: stars,
      author: entry(authors, draft.id + at * 5)[language],
      comment: words.map(pair => pair[language]).join(' '),
      language_id: language === 0 ? 'fi-FI' : 'sv-SE',
      created_at: when,
      moderated_at: when,
      // The vehicle fits the product, so that a review never contradicts the list of vehicles.
      vehicle: draft.vehicleModel && random.chance(0.7) ? vehicleText(draft.vehicleModel, random) : '',
      pictures: at === pictured ? addReviewPictures(writer, draft, scenes, external_id) : [],
    });
  }
}
