/** Every example of the widget account-orders. */
import { widgetStory } from '#tests/support/widget-scene.tsx';
import minimal from './examples/minimal.json' with { type: 'json' };
import widget from './index.ts';
import { ownOrders } from './sample-orders.ts';

export default { title: 'Widgets / Account orders' };

export const Minimal = widgetStory(widget, minimal, {
  api: { order: { mine: () => Promise.resolve([...ownOrders]) } },
});
export const None = widgetStory(widget, minimal, { api: { order: { mine: () => Promise.resolve([]) } } });
export const Failed = widgetStory(widget, minimal, {
  api: { order: { mine: () => Promise.reject(new Error('down')) } },
});
