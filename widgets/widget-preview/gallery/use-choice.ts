/** The chosen widget and example; stored in the URL, so that it can be shared. */

import { useEffect, useState } from 'react';
import type { WidgetInstance } from '#engine/definition/contract.ts';
import type { PreviewCatalogue, WidgetSample } from '#engine/definition/preview-port.ts';

export interface SampleChoice {
  sample: WidgetSample;
  /** Name of the example; empty for pasted JSON. */
  example: string;
  /** Pasted instance, shown instead of an example. */
  pasted?: WidgetInstance;
}

/** The most complete example; `minimal` and `long-text` come last. */
export const firstExample = ({ examples }: WidgetSample): string =>
  (
    examples.find(({ name }) => name === 'full') ??
    examples.find(({ name }) => name !== 'minimal' && name !== 'long-text') ??
    examples[0]
  )?.name ?? '';

function choiceOf(
  catalogue: PreviewCatalogue,
  type: string | null,
  example: string | null,
): SampleChoice | null {
  const sample = catalogue.widgets.find(widget => widget.type === type) ?? catalogue.widgets[0];
  if (!sample) return null;
  const known = sample.examples.some(({ name }) => name === example);
  return { sample, example: known && example !== null ? example : firstExample(sample) };
}

export function useChoice(catalogue: PreviewCatalogue) {
  const [choice, setChoice] = useState(() => {
    const query = new URLSearchParams(location.search);
    return choiceOf(catalogue, query.get('widget'), query.get('example'));
  });
  const type = choice?.sample.type;
  const example = choice?.example;
  useEffect(() => {
    const address = new URL(location.href);
    if (type) address.searchParams.set('widget', type);
    if (example) address.searchParams.set('example', example);
    else address.searchParams.delete('example');
    history.replaceState(history.state, '', address);
  }, [type, example]);
  return {
    choice,
    choose: (next: string, of: string | null = null) => setChoice(choiceOf(catalogue, next, of)),
    /** The instance has passed the linter. Returns false for a widget of the preview tool itself, which the gallery does not list. */
    paste(pasted: WidgetInstance): boolean {
      const sample = catalogue.widgets.find(({ type: known }) => known === pasted.type);
      if (sample) setChoice({ sample, example: '', pasted });
      return sample !== undefined;
    },
  };
}
