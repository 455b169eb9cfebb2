/** Every example of the widget content-menu. */
import { widgetStory } from '#tests/support/widget-scene.tsx';
import minimal from './examples/minimal.json' with { type: 'json' };
import widget from './index.ts';
import { sampleInfoPages } from './sample-menu.ts';

export default { title: 'Widgets / Content menu' };

export const Minimal = widgetStory(widget, minimal, {
  api: { content: sampleInfoPages },
  path: '/toimitus',
});
