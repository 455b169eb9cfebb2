/** The widget widget-preview while its tool is on the way: the tool itself needs the application around it. */
import { widgetStory } from '#tests/support/widget-scene.tsx';
import minimal from './examples/minimal.json' with { type: 'json' };
import widget from './index.ts';

export default { title: 'Widgets / Widget preview' };

export const Minimal = widgetStory(widget, minimal);
