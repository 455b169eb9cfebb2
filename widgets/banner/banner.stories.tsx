/** Every example of the widget banner. */
import { widgetStory } from '#tests/support/widget-scene.tsx';
import colour from './examples/colour.json' with { type: 'json' };
import film from './examples/film.json' with { type: 'json' };
import hero from './examples/hero.json' with { type: 'json' };
import longWords from './examples/long-words.json' with { type: 'json' };
import minimal from './examples/minimal.json' with { type: 'json' };
import widget from './index.ts';

export default { title: 'Widgets / Banner' };

export const Colour = widgetStory(widget, colour);
export const Film = widgetStory(widget, film);
export const Hero = widgetStory(widget, hero);
export const LongWords = widgetStory(widget, longWords);
export const Minimal = widgetStory(widget, minimal);
