/** What happened and what to do next, for pages that are not found or failed. */
import { defineWidget } from '#engine/contract.ts';
import type { MessageResolved } from '#engine/page-types.gen.ts';
import { Message } from './message.tsx';

export default defineWidget<MessageResolved>({
  type: 'message',
  hydrate: 'never',
  singleton: true,
  view: Message,
});
