/** One of a few values, or any. */
import { Select } from '#ui/select.tsx';
import { useIntl } from 'react-intl';

interface Props {
  name: string;
  label: string;
  options: readonly { value: string; name: string }[];
  value: string | undefined;
  onChange: (value: string | undefined) => boolean;
}

export function ChoiceCondition({ name, label, options, value, onChange }: Props) {
  const { formatMessage } = useIntl();
  return (
    <Select
      label={label}
      name={`when.${name}`}
      optional
      placeholder={formatMessage({ id: 'WHEN_ANY' })}
      options={options.map(each => ({ value: each.value, label: each.name }))}
      value={value ?? ''}
      onChange={next => onChange(next === '' ? undefined : next)}
    />
  );
}
