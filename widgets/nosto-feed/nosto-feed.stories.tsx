/** Every example of the widget nosto-feed. */
import { widgetStory } from '#tests/support/widget-scene.tsx';
import minimal from './examples/minimal.json' with { type: 'json' };
import widget from './index.ts';

export default { title: 'Widgets / Nosto feed' };

export const Minimal = widgetStory(widget, minimal, { config: { nostoAccountId: 'shop-1' } });
