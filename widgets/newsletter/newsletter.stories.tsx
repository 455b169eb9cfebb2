/** Every example of the widget newsletter. */
import { widgetStory } from '#tests/support/widget-scene.tsx';
import full from './examples/full.json' with { type: 'json' };
import minimal from './examples/minimal.json' with { type: 'json' };
import widget from './index.ts';

export default { title: 'Widgets / Newsletter' };

export const Full = widgetStory(widget, full);
export const Minimal = widgetStory(widget, minimal);
