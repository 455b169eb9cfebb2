/** Every example of the widget message. */
import { widgetStory } from '#tests/support/widget-scene.tsx';
import byReason from './examples/by-reason.json' with { type: 'json' };
import failed from './examples/failed.json' with { type: 'json' };
import full from './examples/full.json' with { type: 'json' };
import longWords from './examples/long-words.json' with { type: 'json' };
import minimal from './examples/minimal.json' with { type: 'json' };
import widget from './index.ts';

export default { title: 'Widgets / Message' };

export const ByReason = widgetStory(widget, byReason);
export const Failed = widgetStory(widget, failed);
export const Full = widgetStory(widget, full);
export const LongWords = widgetStory(widget, longWords);
export const Minimal = widgetStory(widget, minimal);
