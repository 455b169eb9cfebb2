/** Every example of the widget login. */
import { widgetStory } from '#tests/support/widget-scene.tsx';
import full from './examples/full.json' with { type: 'json' };
import minimal from './examples/minimal.json' with { type: 'json' };
import widget from './index.ts';

export default { title: 'Widgets / Login' };

export const Minimal = widgetStory(widget, minimal);
export const Full = widgetStory(widget, full);
