/** Editor of one widget: form, preview and JSON. */
import { useIntl } from 'react-intl';
import type { WidgetInstance } from '#engine/contract.ts';
import type { WidgetSample } from '#engine/preview-port.ts';
import { Button } from '#ui/button.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { type FocusEvent, useMemo, useRef, useState } from 'react';
import { FieldEditor } from '../form/field-editor.tsx';
import { fieldsOf } from '../form/field-of.ts';
import { fieldLabel } from '../form/field-label.ts';
import type { FieldPath } from '../form/field.ts';
import { errorText } from '../form/error-text.ts';
import { FormContext, type FormTools, errorsAt, startsWith } from '../form/form-context.ts';
import type { ToolProps } from '../tool-props.ts';
import { focusField, pathOfName } from './focus-field.ts';
import { ContextBar } from './context-bar.tsx';
import { ErrorList } from './error-list.tsx';
import styles from './gallery.module.css';
import { JsonView } from './json-view.tsx';
import { PasteJson } from './paste-json.tsx';
import { traceOf, pathOfPress, whatShows } from './match-trace.ts';
import { PreviewPane } from './preview-pane.tsx';
import type { Choice } from './use-choice.ts';
import { useInstance } from './use-instance.ts';
import type { ViewContext, Width } from './view-context.ts';
import { describe, exampleName, widgetName } from './widget-name.ts';

interface Props extends Pick<ToolProps, 'port'> {
  choice: Choice;
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
  const intl = useIntl();
  const { formatMessage } = intl;
  const start = useMemo(
    () => pasted ?? sample.examples.find(({ name }) => name === example)?.instance ?? emptyInstance(sample),
    [sample, example, pasted],
  );
  const { instance, isChanged, set, reset, findings, checkNow, showsAll, showAll, left, leave } = useInstance(
    port,
    start,
  );
  const fields = useMemo(() => fieldsOf(sample.schema, port.catalogue.shared), [sample, port]);
  const shows = useMemo(() => whatShows(instance, context.locale), [instance, context.locale]);
  const form = useRef<HTMLFormElement>(null);
  const [focused, setFocused] = useState<FieldPath | null>(null);
  const [words, announce] = useState('');

  const errors = findings.filter(({ severity }) => severity === 'error');
  const isShown = (path: FieldPath) => showsAll || [...left].some(name => startsWith(path, pathOfName(name)));
  const shownErrors = errors.filter(({ jsonPath: path }) => isShown(path));
  const tools: FormTools = {
    instance,
    set,
    announce,
    pageNames: port.pageNames,
    FieldEditor,
    errorAt: path => {
      const [error] = errorsAt(shownErrors, path);
      return error && errorText(error, intl);
    },
  };
  const go = (path: FieldPath) => focusField(form.current, path);
  const outlined = useMemo(() => (focused ? traceOf(focused, shows) : null), [focused, shows]);
  const noteFocus = ({ target }: FocusEvent) =>
    setFocused(target instanceof HTMLElement && 'name' in target ? pathOfName(String(target.name)) : null);

  /** Errors of a field are shown once it has lost the focus. */
  const noteLeft = ({ target }: FocusEvent) => {
    if (target instanceof HTMLElement && 'name' in target && target.name)
      leave(pathOfName(String(target.name)));
  };

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
        <header className={styles.head}>
          <h1 id="bench-title" className={styles.title}>
            {widgetName(sample, intl)}
          </h1>
          <p className={styles.meaning} lang="en">
            {describe(sample)}
          </p>
          <fieldset className={styles.examples}>
            <legend className="visually-hidden">{formatMessage({ id: 'PREVIEW_EXAMPLES' })}</legend>
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
        <FormContext value={tools}>
          {/* The handlers only track the focus. */}
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
          <form
            key={`${sample.type} ${example}`}
            ref={form}
            className={styles.form}
            onFocus={noteFocus}
            onBlur={noteLeft}
            onSubmit={event => event.preventDefault()}
            noValidate
          >
            <ErrorList errors={shownErrors} onGo={go} />
            <TextInput
              label={formatMessage({ id: 'PREVIEW_ID' })}
              name="id"
              value={instance.id}
              description={formatMessage({ id: 'PREVIEW_ID_HELP' })}
              error={tools.errorAt(['id'])}
              onChange={id => set(['id'], id)}
            />
            {fields.length === 0 ? <p>{formatMessage({ id: 'PREVIEW_NO_FIELDS' })}</p> : null}
            {fields.map(({ name, required, field }) => (
              <FieldEditor
                key={name}
                field={field}
                path={['props', name]}
                label={fieldLabel(name, intl)}
                required={required}
                value={instance.props[name]}
                onChange={value => set(['props', name], value)}
              />
            ))}
            <Button variant="tertiary" size="s" disabled={!isChanged} onClick={reset}>
              {formatMessage({ id: 'PREVIEW_RESET' })}
            </Button>
          </form>
        </FormContext>
      </section>
      <section className={styles.pane} aria-label={formatMessage({ id: 'PREVIEW_FRAME' })}>
        <ContextBar port={port} context={context} onChange={onContext} width={width} onWidth={onWidth} />
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
