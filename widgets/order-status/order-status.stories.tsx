/** The order of a link, and a link that is too old. */
import { widgetStory } from '#tests/support/worlds/widget-scene.tsx';
import minimal from './examples/minimal.json' with { type: 'json' };
import widget from './index.ts';
import { aView } from './sample-view.ts';

export default { title: 'Widgets / Order status' };

const shown = (found: object) =>
  widgetStory({ ...widget, load: () => Promise.resolve({ found, key: 'key' }) }, minimal);

export const Found = shown({ state: 'found', order: aView() });
export const Expired = shown({ state: 'expired', email: 'a•••@e•••.fi' });
