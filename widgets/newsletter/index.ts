/** The newsletter form; its code is loaded on first interaction. */
import { defineWidget } from '#engine/contract.ts';
import type { NewsletterResolved } from '#engine/page-types.gen.ts';
import { Newsletter } from './newsletter.tsx';

export default defineWidget<NewsletterResolved>({
  type: 'newsletter',
  hydrate: 'interaction',
  view: Newsletter,
});
