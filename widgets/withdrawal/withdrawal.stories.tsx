/** Every example of the widget withdrawal. */
import { widgetStory } from '#tests/support/widget-scene.tsx';
import minimal from './examples/minimal.json' with { type: 'json' };
import widget from './index.ts';

export default { title: 'Widgets / Withdrawal' };

export const Minimal = widgetStory(widget, minimal);
