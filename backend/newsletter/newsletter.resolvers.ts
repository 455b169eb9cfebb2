/** The contract's operation of the newsletter. */
import type { Resolvers } from '#backend/graphql/resolvers.gen.ts';
import type { NewsletterService } from './newsletter.service.ts';

export const newsletterResolvers = (newsletter: NewsletterService): Resolvers => ({
  Mutation: {
    subscribeToNewsletter: (_, { email, tags }, ctx) =>
      newsletter.subscribe(
        ctx,
        email,
        (tags ?? []).flatMap(tag => tag ?? []),
      ),
  },
});
