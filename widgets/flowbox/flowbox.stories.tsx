/** Every example of the widget flowbox. */
import { widgetStory } from '#tests/support/widget-scene.tsx';
import minimal from './examples/minimal.json' with { type: 'json' };
import widget from './index.ts';

export default { title: 'Widgets / Flowbox' };

export const Minimal = widgetStory(widget, minimal, { config: { flowboxActive: true } });
