/** Every example of the widget image. */
import { widgetStory } from '#tests/support/widget-scene.tsx';
import longWords from './examples/long-words.json' with { type: 'json' };
import minimal from './examples/minimal.json' with { type: 'json' };
import plain from './examples/plain.json' with { type: 'json' };
import widget from './index.ts';

export default { title: 'Widgets / Image' };

export const LongWords = widgetStory(widget, longWords);
export const Minimal = widgetStory(widget, minimal);
export const Plain = widgetStory(widget, plain);
