/** The menu with the current page marked. */
import { widgetStory } from '#tests/support/worlds/widget-scene.tsx';
import minimal from './examples/minimal.json' with { type: 'json' };
import widget from './index.ts';
import { sampleInfoPages } from './sample-menu.ts';

export default { title: 'Widgets / Content menu' };

export const Current = widgetStory(widget, minimal, {
  api: { content: sampleInfoPages },
  path: '/toimitus',
});
