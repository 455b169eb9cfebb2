/** The control of one setting: typed, or chosen from a list. */
import { useIntl } from 'react-intl';
import { TextInput } from '#ui/form/text-input.tsx';
import { Select } from '#ui/select.tsx';
import type { SettingsField } from './blocks.ts';

interface Props {
  field: SettingsField;
  /** ISO 3166-1 alpha-2: numbers have other names in other countries. */
  country: string;
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
}

export function SettingsInput({ field, country, value, onChange, error }: Props) {
  const { formatMessage } = useIntl();
  const { name, label, autoComplete, inputMode, choices } = field;
  const common = {
    name,
    label: formatMessage({ id: label }, { country }),
    value,
    onChange,
    autoComplete,
    optional: true,
    optionalLabel: formatMessage({ id: 'INPUT_OPTIONAL' }),
  };
  if (!choices)
    return <TextInput {...common} {...(inputMode ? { inputMode } : {})} maxLength={120} error={error} />;
  return (
    <Select
      {...common}
      options={Object.entries(choices).map(([key, id]) => ({ value: key, label: formatMessage({ id }) }))}
      placeholder={formatMessage({ id: 'ACCOUNT_SETTING_NOT_SPECIFIED' })}
    />
  );
}
