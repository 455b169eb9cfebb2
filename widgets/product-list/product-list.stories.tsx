/** Every example of the widget product-list. */
import { someProducts } from '#tests/support/sample-products.ts';
import { widgetStory } from '#tests/support/widget-scene.tsx';
import grid from './examples/grid.json' with { type: 'json' };
import longWords from './examples/long-words.json' with { type: 'json' };
import minimal from './examples/minimal.json' with { type: 'json' };
import widget from './index.ts';

export default { title: 'Widgets / Product list' };

const options = {
  api: { catalogue: { products: () => Promise.resolve({ count: 8, products: someProducts(8) }) } },
};

export const Grid = widgetStory(widget, grid, options);
export const LongWords = widgetStory(widget, longWords, options);
export const Minimal = widgetStory(widget, minimal, options);
