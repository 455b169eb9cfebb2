/** Questions with search and pages, and a product without any. */
import { widgetStory } from '#tests/support/worlds/widget-scene.tsx';
import full from './examples/full.json' with { type: 'json' };
import minimal from './examples/minimal.json' with { type: 'json' };
import widget from './index.ts';
import { sampleQuestions } from './sample-questions.ts';

export default { title: 'Widgets / Questions' };

export const Answered = widgetStory(widget, minimal, {
  api: {
    question: {
      of: (_: string, wanted: { skip: number; take: number; searchText?: string }) =>
        Promise.resolve(sampleQuestions(wanted)),
      ask: () => Promise.resolve(true),
    },
  },
});
export const None = widgetStory(widget, full, {
  api: { question: { of: () => Promise.resolve({ count: 0, total: 0, vehicle: null, questions: [] }) } },
});
