/** Events for tests of screens: nothing happens elsewhere. */
import type { Studio } from './studio-context.ts';

export const noEvents: Studio['events'] = { on: () => () => undefined, follow: () => () => undefined };
