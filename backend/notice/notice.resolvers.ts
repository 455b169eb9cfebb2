/** The contract's operation of back-in-stock notices. */
import type { Resolvers } from '#backend/graphql/resolvers.gen.ts';
import type { NoticeService } from './notice.service.ts';

export const noticeResolvers = (notices: NoticeService): Resolvers => ({
  Mutation: {
    monitorProductAvailability: (_, { email, skuId }, ctx) => notices.monitor(ctx, email, skuId),
  },
});
