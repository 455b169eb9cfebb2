/** Every example of the widget html. */
import { widgetStory } from '#tests/support/widget-scene.tsx';
import minimal from './examples/minimal.json' with { type: 'json' };
import scripts from './examples/scripts.json' with { type: 'json' };
import widget from './index.ts';

export default { title: 'Widgets / HTML' };

export const Minimal = widgetStory(widget, minimal);
export const Scripts = widgetStory(widget, scripts);
