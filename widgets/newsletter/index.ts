/** The newsletter form; its code is loaded on first interaction. */
import { defineWidget } from '#engine/contract.ts';
import type { NewsletterResolved } from '#engine/page-types.gen.ts';
import { Newsletter } from './newsletter.tsx';

export default defineWidget<NewsletterResolved>({
  type: 'newsletter',
  version: 1,
  hydrate: 'interaction',
  view: Newsletter,
});
