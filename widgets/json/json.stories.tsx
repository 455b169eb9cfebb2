/** Every example of the widget json. */
import { widgetStory } from '#tests/support/widget-scene.tsx';
import cards from './examples/cards.json' with { type: 'json' };
import minimal from './examples/minimal.json' with { type: 'json' };
import widget from './index.ts';

export default { title: 'Widgets / JSON' };

export const Cards = widgetStory(widget, cards);
export const Minimal = widgetStory(widget, minimal);
