/** One field in all its notations: a plain value, one per width, one per language, or a binding. */
import { type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { isRecord } from '#kernel/is-record.ts';
import { TextInput } from '#ui/form/text-input.tsx';
import { emptyOf } from './change.ts';
import type { ControlProps, FieldEditorProps } from './control-props.ts';
import { type FieldPath, nameOf } from './field.ts';
import { fieldHelp } from './field-help.ts';
import styles from './form.module.css';
import { FormContext, useForm, useMemory } from './form-context.ts';
import { LocalizedControl } from './localized-control.tsx';
import { Modes } from './modes.tsx';
import { PlainControl } from './plain-control.tsx';
import { ResponsiveControl } from './responsive-control.tsx';
import { useMessageMode } from './use-message-mode.ts';

/** What a field is for. */
function FieldHelp({ path }: { path: FieldPath }) {
  const intl = useIntl();
  const { owner } = useForm();
  const help = fieldHelp(path, owner, intl);
  return help === undefined ? null : <p className={styles.help}>{help}</p>;
}

/** A value bound to page data: its path (R-PAGE-4). */
function BindingControl({ path, label, value, onChange }: ControlProps) {
  const { formatMessage } = useIntl();
  const { errorAt } = useForm();
  const binding = isRecord(value) ? value : {};
  const bindPath = [...path, '$bind'];
  return (
    <TextInput
      label={formatMessage({ id: 'PREVIEW_DATA_PATH' }, { name: label })}
      name={nameOf(bindPath)}
      value={typeof binding['$bind'] === 'string' ? binding['$bind'] : ''}
      description={formatMessage({ id: 'PREVIEW_DATA_HELP' })}
      error={errorAt(bindPath) ?? errorAt(path)}
      onChange={next => onChange({ ...binding, $bind: next })}
    />
  );
}

const isBinding = (value: unknown) => isRecord(value) && typeof value['$bind'] === 'string';
const isPerWidth = (value: unknown) => isRecord(value) && isRecord(value['$at']);

/** What only developers may change: also where a control is no native one. */
function LockedFields({ children }: { children: ReactNode }) {
  const tools = useForm();
  return (
    <FormContext value={{ ...tools, isLocked: true }}>
      <fieldset disabled className={styles.lockedFields}>
        {children}
      </fieldset>
    </FormContext>
  );
}

export function FieldEditor({ isEntry = false, ...props }: FieldEditorProps) {
  const { field, path, value, onChange, required } = props;
  const { formatMessage } = useIntl();
  const { developerNote, below, hasPlainTexts = false } = useForm();
  // Switching back restores the value of the previous notation.
  const { recall, remember } = useMemory(nameOf(path));
  const bound = isBinding(value);
  const perWidth = isPerWidth(value);

  const toggleBinding = () => {
    remember(bound ? 'bound' : 'plain', value);
    onChange(
      bound
        ? (recall('plain') ?? (required ? emptyOf(field) : undefined))
        : (recall('bound') ?? { $bind: '' }),
    );
  };
  const togglePerWidth = () => {
    remember(perWidth ? 'perWidth' : 'plain', value);
    const phone = value ?? field.fallback ?? emptyOf({ ...field, responsive: false });
    onChange(
      perWidth
        ? (value as { $at: { phone?: unknown } }).$at.phone
        : (recall('perWidth') ?? { $at: { phone } }),
    );
  };

  const isLocked = field.isDeveloper === true && developerNote !== undefined;
  // Who binds values knows the page's data.
  const mayBind = field.bindable && (bound || developerNote === undefined);
  const message = useMessageMode(props);
  const modes = [
    ...(field.localizable && !bound && !perWidth && !hasPlainTexts ? [message] : []),
    ...(field.responsive && !bound
      ? [
          {
            label: formatMessage({ id: 'PREVIEW_PER_WIDTH' }),
            of: props.label,
            isOn: perWidth,
            toggle: togglePerWidth,
          },
        ]
      : []),
    ...(mayBind
      ? [
          {
            label: formatMessage({ id: 'PREVIEW_FROM_DATA' }),
            of: props.label,
            isOn: bound,
            toggle: toggleBinding,
          },
        ]
      : []),
  ];
  const content = (
    <>
      {bound ? (
        <BindingControl {...props} />
      ) : perWidth ? (
        <ResponsiveControl {...props} />
      ) : field.localizable ? (
        <LocalizedControl {...props} hasModes={false} />
      ) : (
        <PlainControl {...props} />
      )}
      {isEntry ? null : <FieldHelp path={path} />}
      {isLocked ? <p className={styles.locked}>{developerNote}</p> : below?.(path)}
      <Modes modes={modes} label={props.label} />
    </>
  );
  return (
    <div className={isEntry ? styles.bare : styles.field} data-field-path={nameOf(path)}>
      {isLocked ? <LockedFields>{content}</LockedFields> : content}
    </div>
  );
}
