/** Every example of the widget brands-overview. */
import { widgetStory } from '#tests/support/widget-scene.tsx';
import minimal from './examples/minimal.json' with { type: 'json' };
import widget from './index.ts';
import { sampleBrands } from './sample-brands.ts';

export default { title: 'Widgets / Brands overview' };

const api = { catalogue: { brands: () => Promise.resolve(sampleBrands) } };

export const Minimal = widgetStory(widget, minimal, { api });
export const Empty = widgetStory(widget, minimal, {
  api: { catalogue: { brands: () => Promise.resolve([]) } },
});
