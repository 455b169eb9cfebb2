/** A colour: written as CSS writes it, or chosen. */
import { useIntl } from 'react-intl';
import { TextInput } from '#ui/form/text-input.tsx';
import type { ControlProps } from './control-props.ts';
import { nameOf } from './field.ts';
import styles from './form.module.css';
import { textOf } from './text-of.ts';

/** What the browser's own control can show. */
const isHex = (text: string): boolean => /^#[0-9a-f]{6}$/i.test(text);

interface Props extends Pick<ControlProps, 'path' | 'label' | 'value' | 'onChange'> {
  error: string | undefined;
  /** The value as `#rrggbb`, where it is written otherwise. */
  shown?: string | undefined;
}

export function ColourControl({ path, label, value, onChange, error, shown }: Props) {
  const { formatMessage } = useIntl();
  const text = textOf(value);
  return (
    <div className={styles.colour}>
      <TextInput label={label} name={nameOf(path)} value={text} error={error} onChange={onChange} />
      <input
        type="color"
        aria-label={formatMessage({ id: 'FORM_CHOOSE_COLOUR' }, { name: label })}
        value={isHex(text) ? text : (shown ?? '#808080')}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </div>
  );
}
