/** What happened and what to do next, for pages that are not found or failed. */
import { defineWidget } from '#engine/definition/contract.ts';
import type { MessageResolved } from '#engine/page-types.gen.ts';
import { Message } from './message.tsx';
import { migrate } from './migrations/1-to-2.ts';

export default defineWidget<MessageResolved>({
  type: 'message',
  migrations: [migrate],
  hydrate: 'never',
  singleton: true,
  view: Message,
});
