/** An account without orders, and one whose orders failed to load. */
import { widgetStory } from '#tests/support/worlds/widget-scene.tsx';
import minimal from './examples/minimal.json' with { type: 'json' };
import widget from './index.ts';

export default { title: 'Widgets / Account orders' };

export const None = widgetStory(widget, minimal, { api: { order: { mine: () => Promise.resolve([]) } } });
export const Failed = widgetStory(widget, minimal, {
  api: { order: { mine: () => Promise.reject(new Error('down')) } },
});
