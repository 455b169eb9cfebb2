/** The product page with sizes and five colours, in both languages. */
import type { WidgetInstance } from '#engine/contract.ts';
import { widgetStory } from '#tests/support/widget-scene.tsx';
import sizes from './examples/sizes-and-colours.json';
import widget from './index.ts';

export default { title: 'Product detail' };

const instance: WidgetInstance = sizes;

export const SizesAndColours = widgetStory(widget, instance);
export const InSwedish = widgetStory(widget, instance, { locale: 'sv' });
