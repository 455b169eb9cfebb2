/** Every example of the widget related-products. */
import { widgetStory } from '#tests/support/widget-scene.tsx';
import minimal from './examples/minimal.json' with { type: 'json' };
import widget from './index.ts';
import { sampleRelated } from './sample-related.ts';

export default { title: 'Widgets / Related products' };

export const Minimal = widgetStory(widget, minimal, {
  api: { product: { related: () => Promise.resolve([...sampleRelated]) } },
});
