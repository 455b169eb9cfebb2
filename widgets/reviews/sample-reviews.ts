/** Reviews of a winch, for stories and tests. */
import type { Review, Reviews } from '#api/review/types.ts';

const words: readonly [rating: number, author: string, comment: string][] = [
  [5, 'Aino', 'Veti mönkijän suosta ensimmäisellä yrittämällä.'],
  [4, 'Erik', ''],
  [2, 'Pohjanmaanmönkijäharrastajayhdistys', 'Köysi kului yhdessä talvessa.\nKoukku on hyvä.'],
  [5, 'Siiri', 'Helppo asentaa.'],
  [3, 'Onni', 'Kauko-ohjaimen kantama on lyhyt.'],
  [5, 'Veera', 'Kestänyt kaksi talvea.'],
];

const all: readonly Review[] = words.map(([rating, author, comment], index) => ({
  rating,
  author,
  comment,
  date: `2026-10-${10 + index}T09:00:00Z`,
}));

export const sampleReviews = (skip = 0, take = 5): Reviews => ({
  count: all.length,
  averageRating: 4,
  reviews: all.slice(skip, skip + take),
});
