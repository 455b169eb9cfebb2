/** Events for tests of screens: nothing happens elsewhere. */
import type { Studio } from './studio-context.ts';

const nothing = () => () => undefined;

export const noEvents: Studio['events'] = {
  on: nothing,
  onLost: nothing,
  onBroken: nothing,
  follow: nothing,
  restart: () => undefined,
};
