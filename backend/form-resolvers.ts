/** The modules behind the shop's small forms, on the catalogue and the database alone. */
import type { Kysely } from 'kysely';
import type { CatalogueService } from './catalogue/create-catalogue.ts';
import { partResolvers } from './catalogue/part.resolvers.ts';
import { createParts } from './catalogue/parts.ts';
import { createNearParts } from './catalogue/product/near-parts.ts';
import { savedLineResolvers } from './customer/saved-line.resolvers.ts';
import { createSavedLineService } from './customer/saved-line.service.ts';
import { savedVehicleResolvers } from './customer/saved-vehicle.resolvers.ts';
import { createSavedVehicleService } from './customer/saved-vehicle.service.ts';
import type { Schema } from './database/schema.ts';
import { directoryResolvers } from './directory/directory.resolvers.ts';
import { createDirectory } from './directory/directory.service.ts';
import type { Resolvers } from './graphql/resolvers.gen.ts';
import { newsletterResolvers } from './newsletter/newsletter.resolvers.ts';
import { createNewsletterService } from './newsletter/newsletter.service.ts';
import { noticeResolvers } from './notice/notice.resolvers.ts';
import { createNoticeService } from './notice/notice.service.ts';
import { questionResolvers } from './question/question.resolvers.ts';
import { createQuestionService } from './question/question.service.ts';
import { reviewResolvers } from './review/review.resolvers.ts';
import { createReviewService } from './review/review.service.ts';

/** Reviews, questions, back-in-stock notifications, the newsletter, lines saved for later and vehicles. */
export const formResolvers = (
  db: Kysely<Schema>,
  { catalogue, products }: CatalogueService,
): readonly Resolvers[] => [
  reviewResolvers(createReviewService({ db, products, catalogue })),
  questionResolvers(createQuestionService({ db, products, catalogue })),
  noticeResolvers(createNoticeService(db)),
  newsletterResolvers(createNewsletterService(db)),
  directoryResolvers(createDirectory(db)),
  partResolvers(createParts({ db, products }), createNearParts({ db, products })),
  savedLineResolvers(createSavedLineService(db)),
  savedVehicleResolvers(createSavedVehicleService(db)),
];
