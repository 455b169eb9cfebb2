/** Every example of the widget vehicle-selector. */
import { widgetStory } from '#tests/support/widget-scene.tsx';
import full from './examples/full.json' with { type: 'json' };
import minimal from './examples/minimal.json' with { type: 'json' };
import widget from './index.ts';
import { sampleVehicles } from './sample-vehicles.ts';

export default { title: 'Widgets / Vehicle selector' };

const api = { vehicle: sampleVehicles };

export const Full = widgetStory(widget, full, { api });
export const Minimal = widgetStory(widget, minimal, { api });
export const ServiceDown = widgetStory(widget, minimal, {
  api: { vehicle: { manufacturers: () => Promise.reject(new Error('down')) } },
});
