/** Which widget and which of its examples is shown; the address says it, so that it can be passed on. */
import type { WidgetInstance } from '#engine/contract.ts';
import type { PreviewCatalogue, WidgetSample } from '#engine/preview-port.ts';
import { useEffect, useState } from 'react';

export interface Choice {
  sample: WidgetSample;
  /** Name of an example; empty when something else is shown. */
  example: string;
  /** In its place: what somebody brought along. */
  pasted?: WidgetInstance;
}

/** The fullest example shows most of a widget; `minimal` stands behind whatever else there is. */
export const firstExample = ({ examples }: WidgetSample): string =>
  (
    examples.find(({ name }) => name === 'full') ??
    examples.find(({ name }) => name !== 'minimal' && name !== 'long-text') ??
    examples[0]
  )?.name ?? '';

function choiceOf(catalogue: PreviewCatalogue, type: string | null, example: string | null): Choice | null {
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
    /** The linter has passed it. False for a widget of the preview tool itself, which the gallery does not show. */
    paste(pasted: WidgetInstance): boolean {
      const sample = catalogue.widgets.find(({ type: known }) => known === pasted.type);
      if (sample) setChoice({ sample, example: '', pasted });
      return sample !== undefined;
    },
  };
}
