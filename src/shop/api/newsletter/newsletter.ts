/** Subscribes an address to the newsletter (R-MAIL-4). */
import type { StandardVariables } from '../standard-variables.ts';
import type { Transport } from '../transport.ts';
import { SubscribeToNewsletterDocument } from './newsletter.gen.ts';
import type { NewsletterApi } from './types.ts';

export const createNewsletterApi = (transport: Transport, standard: StandardVariables): NewsletterApi => ({
  async subscribe(email) {
    const answer = await transport.mutate(SubscribeToNewsletterDocument, { ...standard, email });
    return answer.subscribeToNewsletter === true;
  },
});
