/** The form of one widget: its id and a control for each field. */

import { type FocusEvent, type Ref, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import type { PreviewFinding, WidgetSample } from '#engine/definition/preview-port.ts';
import { errorText } from '#page-form/error-text.ts';
import type { FieldPath } from '#page-form/field.ts';
import { FieldEditor } from '#page-form/field-editor.tsx';
import { fieldLabel } from '#page-form/field-label.ts';
import { fieldsOf } from '#page-form/field-of.ts';
import { pathOfName } from '#page-form/focus-field.ts';
import { errorsAt, FormContext, type FormTools } from '#page-form/form-context.ts';
import { Button } from '#ui/button.tsx';
import { TextInput } from '#ui/form/text-input.tsx';
import type { ToolProps } from '../tool-props.ts';
import styles from './gallery.module.css';
import { fieldPathText } from './place-of.ts';
import type { InstanceState } from './use-instance.ts';

interface Props extends Pick<ToolProps, 'port'> {
  ref: Ref<HTMLFormElement>;
  sample: WidgetSample;
  state: InstanceState;
  /** The errors to show. */
  errors: readonly PreviewFinding[];
  announce: (words: string) => void;
  /** Null for a control without a name. */
  onFocus: (path: FieldPath | null) => void;
  onGo: (path: FieldPath) => void;
}

/** Needs a key per widget and example, so that no control keeps the text of another. */
export function WidgetForm({ ref, port, sample, state, errors, announce, onFocus, onGo }: Props) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { instance, isChanged, set, reset, leave } = state;
  const [memory] = useState<FormTools['memory']>(() => new Map());
  const fields = useMemo(() => fieldsOf(sample.schema, port.catalogue.shared), [sample, port]);
  const tools: FormTools = {
    instance,
    owner: sample.type,
    set,
    announce,
    memory,
    pageNames: port.pageNames,
    FieldEditor,
    errorAt: path => {
      const [error] = errorsAt(errors, path);
      return error && errorText(error, intl);
    },
  };
  const noteFocus = ({ target }: FocusEvent) =>
    onFocus(target instanceof HTMLElement && 'name' in target ? pathOfName(String(target.name)) : null);

  /** Errors of a field are shown once it has lost the focus. */
  const noteLeft = ({ target }: FocusEvent) => {
    if (target instanceof HTMLElement && 'name' in target && target.name)
      leave(pathOfName(String(target.name)));
  };

  return (
    <FormContext value={tools}>
      {/* The handlers only track the focus. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <form
        ref={ref}
        className={styles.form}
        onFocus={noteFocus}
        onBlur={noteLeft}
        onSubmit={event => event.preventDefault()}
        noValidate
      >
        <ErrorList errors={errors} onGo={onGo} />
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
  );
}

interface ErrorListProps {
  errors: readonly PreviewFinding[];
  onGo: (path: FieldPath) => void;
}

/** Errors of the instance, each with a link to its field. */
function ErrorList({ errors, onGo }: ErrorListProps) {
  const intl = useIntl();
  if (errors.length === 0) return null;
  return (
    <div className={styles.errors} role="alert">
      <p>{intl.formatMessage({ id: 'PREVIEW_ERRORS' }, { count: errors.length })}</p>
      <ul>
        {errors.map(error => (
          <li key={`${error.code} ${error.jsonPath.join('.')}`}>
            <button type="button" onClick={() => onGo(error.jsonPath)}>
              <strong>{fieldPathText(error.jsonPath, intl)}</strong> {errorText(error, intl)}{' '}
              <code>{error.code}</code>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
