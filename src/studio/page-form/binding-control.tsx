/** A value bound to page data: its path (R-PAGE-4). */
import { useIntl } from 'react-intl';
import { isRecord } from '#kernel/is-record.ts';
import { TextInput } from '#ui/text-input.tsx';
import type { ControlProps } from './control-props.ts';
import { nameOf } from './field.ts';
import { useForm } from './form-context.ts';

export function BindingControl({ path, label, value, onChange }: ControlProps) {
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
