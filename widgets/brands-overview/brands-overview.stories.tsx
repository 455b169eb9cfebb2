/** A shop without brands. */
import { widgetStory } from '#tests/support/worlds/widget-scene.tsx';
import minimal from './examples/minimal.json' with { type: 'json' };
import widget from './index.ts';

export default { title: 'Widgets / Brands overview' };

export const Empty = widgetStory(widget, minimal, {
  api: { catalogue: { brands: () => Promise.resolve([]) } },
});
