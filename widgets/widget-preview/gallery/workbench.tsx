/** Editor of one widget: form, preview and JSON. */

import { useMemo, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import type { WidgetInstance } from '#engine/definition/contract.ts';
import type { WidgetSample } from '#engine/definition/preview-port.ts';
import type { FieldPath } from '#page-form/field.ts';
import { focusField, pathOfName } from '#page-form/focus-field.ts';
import { startsWith } from '#page-form/form-context.ts';
import { pathOfPress, traceOf, whatShows } from '#page-form/match-trace.ts';
import { widgetAbout } from '#page-form/widget-text.ts';
import type { ToolProps } from '../tool-props.ts';
import { GalleryContextBar } from './context-bar.tsx';
import styles from './gallery.module.css';
import { JsonView } from './json-view.tsx';
import { PasteJson } from './paste-json.tsx';
import { PreviewPane } from './preview-pane.tsx';
import type { SampleChoice } from './use-choice.ts';
import { useInstance } from './use-instance.ts';
import type { ViewContext, Width } from './view-context.ts';
import { WidgetForm } from './widget-form.tsx';
import { exampleName, widgetName } from './widget-name.ts';

interface Props extends Pick<ToolProps, 'port'> {
  choice: SampleChoice;
  onExample: (name: string) => void;
  /** Returns false when the gallery does not list the widget. */
  onPaste: (instance: WidgetInstance) => boolean;
  context: ViewContext;
  onContext: (context: ViewContext) => void;
  width: Width;
  onWidth: (width: Width) => void;
}

export function Workbench(props: Props) {
  const { port, choice, onExample, onPaste, context, onContext, width, onWidth } = props;
  const { sample, example, pasted } = choice;
  const { formatMessage } = useIntl();
  const start = useMemo(
    () => pasted ?? sample.examples.find(({ name }) => name === example)?.instance ?? emptyInstance(sample),
    [sample, example, pasted],
  );
  const state = useInstance(port, start);
  const { instance, findings, checkNow, showsAll, showAll, left } = state;
  const shows = useMemo(() => whatShows(instance, context.locale), [instance, context.locale]);
  const form = useRef<HTMLFormElement>(null);
  const [focused, setFocused] = useState<FieldPath | null>(null);
  const [words, announce] = useState('');

  const errors = findings.filter(({ severity }) => severity === 'error');
  const isShown = (path: FieldPath) => showsAll || [...left].some(name => startsWith(path, pathOfName(name)));
  const shownErrors = errors.filter(({ jsonPath: path }) => isShown(path));
  const go = (path: FieldPath) => focusField(form.current, path);
  const outlined = useMemo(() => (focused ? traceOf(focused, shows) : null), [focused, shows]);

  /** Only instances without errors are copied. */
  const mayTake = async () => {
    const asked = form.current;
    const found = await checkNow();
    if (form.current !== asked) return 'replaced';
    showAll();
    if (!found) return 'unknown';
    const first = found.find(({ severity }) => severity === 'error');
    if (first) go(first.jsonPath);
    return first ? 'invalid' : 'valid';
  };

  return (
    <>
      <section className={styles.pane} aria-labelledby="bench-title">
        <WidgetHead sample={sample} example={example} onExample={onExample} />
        <WidgetForm
          key={`${sample.type} ${example}`}
          ref={form}
          port={port}
          sample={sample}
          state={state}
          errors={shownErrors}
          announce={announce}
          onFocus={setFocused}
          onGo={go}
        />
      </section>
      <section className={styles.pane} aria-label={formatMessage({ id: 'PREVIEW_FRAME' })}>
        <GalleryContextBar
          port={port}
          context={context}
          onChange={onContext}
          width={width}
          onWidth={onWidth}
        />
        <PreviewPane
          instance={instance}
          context={context}
          width={width}
          outlined={outlined}
          onPick={traces => {
            const path = pathOfPress(traces, shows);
            if (path) go(path);
          }}
        />
        <JsonView instance={instance} mayTake={mayTake} announce={announce}>
          <PasteJson read={port.read} onFill={onPaste} announce={announce} />
        </JsonView>
      </section>
      <p className="visually-hidden" aria-live="polite" data-said="">
        {words}
      </p>
    </>
  );
}

const emptyInstance = ({ type, version }: WidgetSample): WidgetInstance => ({
  type,
  v: version,
  id: type,
  props: {},
});

interface WidgetHeadProps {
  sample: WidgetSample;
  /** Name of the chosen example. */
  example: string;
  onExample: (name: string) => void;
}

/**
 * What the widget is, and its examples to choose from.
 * Toggle buttons, of which none is pressed while pasted JSON is shown.
 */
function WidgetHead({ sample, example, onExample }: WidgetHeadProps) {
  const intl = useIntl();
  return (
    <header className={styles.head}>
      <h1 id="bench-title" className={styles.title}>
        {widgetName(sample, intl)}
      </h1>
      <p className={styles.meaning}>{widgetAbout(sample.type, intl)}</p>
      <fieldset className={styles.examples}>
        <legend className="visually-hidden">{intl.formatMessage({ id: 'PREVIEW_EXAMPLES' })}</legend>
        {sample.examples.map(({ name }) => (
          <button
            key={name}
            type="button"
            className={styles.example}
            aria-pressed={name === example}
            onClick={() => onExample(name)}
          >
            {exampleName(name, intl)}
          </button>
        ))}
      </fieldset>
    </header>
  );
}
