/** The texts that pages and widgets of this build begin with. */
import { catalogue } from '#registry/preview-catalogue.gen.ts';
import { presetOf, presetsOf } from '#studio-api/preset-of.ts';
import { type ExampleTexts, exampleTexts } from './example-texts.ts';
import { nodesOfTemplates } from './templates.ts';

export const shopExamples: ExampleTexts = exampleTexts([
  ...nodesOfTemplates(),
  ...catalogue.widgets.flatMap(widget => {
    const ready = widget.schema['x-ready'];
    const first = presetOf(widget);
    return [...(first ? [first] : []), ...presetsOf(widget).map(({ instance }) => instance)].map(
      ({ type, props }) => ({
        node: { type, id: '', props },
        ready: Array.isArray(ready) ? ready.map(String) : [],
      }),
    );
  }),
]);
