/** A link target, with the shop's pages as suggestions. */

import { useId } from 'react';
import { useIntl } from 'react-intl';
import fieldStyles from '#ui/form/field.module.css';
import { describedBy, Field } from '#ui/form/field.tsx';
import type { ControlProps } from './control-props.ts';
import { nameOf } from './field.ts';
import { useForm } from './form-context.ts';

export function LinkTextControl({ path, label, required, value, onChange }: ControlProps) {
  const { formatMessage } = useIntl();
  const { errorAt, pageNames } = useForm();
  const id = useId();
  const error = errorAt(path);
  const help = formatMessage({ id: 'PREVIEW_LINK_HELP' });
  return (
    <Field id={id} label={label} description={help} error={error} floating>
      <input
        {...describedBy(id, help, error)}
        id={id}
        name={nameOf(path)}
        className={fieldStyles.control}
        placeholder=" "
        list={`${id}-pages`}
        spellCheck={false}
        autoCapitalize="none"
        value={typeof value === 'string' ? value : ''}
        onChange={({ currentTarget }) =>
          onChange(currentTarget.value === '' && !required ? undefined : currentTarget.value)
        }
      />
      <datalist id={`${id}-pages`}>
        {pageNames.map(page => (
          <option key={page} value={`page:${page}`}>
            {page}
          </option>
        ))}
      </datalist>
    </Field>
  );
}
