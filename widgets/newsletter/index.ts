/** The newsletter form; its code is loaded on first interaction. */
import type { Api } from '#api/api.ts';
import type { NewsletterAnswer } from '#components/account/use-newsletter-subscription.ts';
import { defineWidget } from '#engine/definition/contract.ts';
import type { NewsletterResolved } from '#engine/page-types.gen.ts';
import { Newsletter } from './newsletter.tsx';
import { submitNewsletter } from './submit-newsletter.ts';

export default defineWidget<NewsletterResolved, NewsletterAnswer | undefined, Pick<Api, 'newsletter'>>({
  type: 'newsletter',
  hydrate: 'interaction',
  load: () => Promise.resolve(undefined),
  submit: submitNewsletter,
  view: Newsletter,
});
