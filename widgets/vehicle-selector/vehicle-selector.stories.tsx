/** The selector when the vehicle service does not answer. */
import { widgetStory } from '#tests/support/worlds/widget-scene.tsx';
import minimal from './examples/minimal.json' with { type: 'json' };
import widget from './index.ts';

export default { title: 'Widgets / Vehicle selector' };

export const ServiceDown = widgetStory(widget, minimal, {
  api: { vehicle: { manufacturers: () => Promise.reject(new Error('down')) } },
});
