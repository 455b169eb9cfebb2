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
  language: 'fi',
  isBuyer: index % 2 === 0,
  vehicle: index === 0 ? 'Honda TRX520 2020' : null,
  pictures: index === 0 ? ['winch-in-snow.jpg', 'winch-on-front.jpg'] : [],
}));

const summary = {
  averageRating: 4,
  ratings: [5, 4, 3, 2, 1].map(rating => ({
    rating,
    count: all.filter(review => review.rating === rating).length,
  })),
  pictures: all.flatMap(({ pictures, author }) => pictures.map(file => ({ file, author }))),
  mostPictures: 4,
};

const model = 'Honda TRX520';

/** @param vehicle any facet: the reviews of who has the one model of the sample */
export function sampleReviews(skip = 0, take = 5, vehicle: string | null = null): Reviews {
  const found = vehicle ? all.filter(review => review.vehicle?.startsWith(model)) : all;
  return {
    ...summary,
    count: found.length,
    reviews: found.slice(skip, skip + take),
    ...(vehicle ? { vehicle: model } : {}),
  };
}
