/** Stock and prices of articles: `/api/articles`, for sales and admins. */
import { z } from 'zod';
import type { Backend } from '#backend/index.ts';
import {
  type ArticleCorrection,
  type ArticleQuery,
  longestOfArticle,
  MAX_ARTICLE_FIGURE,
} from '#studio-api/articles.ts';
import { actorOf, withRejections } from '../documents/studio-actor.ts';
import type { ApiRoute, StaffCall } from '../http/api-route.ts';
import { ProblemError } from '../http/problem.ts';
import { languageOf } from '../orders/language-of.ts';

const queryShape: z.ZodType<ArticleQuery> = z.strictObject({
  search: z.string().max(longestOfArticle.search),
});
const figure = z.number().int().min(0).max(MAX_ARTICLE_FIGURE);
const stock = z.strictObject({ inStock: figure, oversellable: figure });
const ownPrice = z.strictObject({ regular: figure, selling: figure });
/** A price of nothing is never meant: an order was once completed for its delivery fee. */
const price = ownPrice.refine(({ regular, selling }) => selling > 0 && selling <= regular);
const reason = z.string().trim().max(longestOfArticle.reason);
const correctionShape: z.ZodType<ArticleCorrection> = z.discriminatedUnion('action', [
  z.strictObject({ reason, action: z.literal('stock'), was: stock, stock }),
  z.strictObject({ reason, action: z.literal('price'), marketId: z.string().max(100), was: ownPrice, price }),
]);

/** In the query, since article numbers may contain slashes. */
const numberOf = ({ query }: StaffCall): string => query.get('number') ?? '';

export const articleEndpoints = (articles: Backend['articleDesk']): ApiRoute[] => [
  {
    method: 'POST',
    path: '/api/articles/search',
    role: 'sales',
    handler: call => articles.find(call.json(queryShape).search, languageOf(call)),
  },
  {
    method: 'GET',
    path: '/api/articles/one',
    role: 'sales',
    async handler(call) {
      const article = await articles.read(numberOf(call), languageOf(call));
      if (!article) throw new ProblemError(404, 'NOT_FOUND', 'There is no such article.');
      return article;
    },
  },
  {
    method: 'POST',
    path: '/api/articles/corrections',
    role: 'sales',
    stepUp: true,
    handler: call =>
      withRejections(() =>
        articles.correct(numberOf(call), call.json(correctionShape), actorOf(call), languageOf(call)),
      ),
  },
];
