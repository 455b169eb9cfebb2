/** A number input that keeps the typed text: `1.0` stays while `1.05` is typed. Invalid numbers stay strings, which the check rejects. */

import { useState } from 'react';
import { useIntl } from 'react-intl';
import { TextInput } from '#ui/form/text-input.tsx';
import type { ControlProps } from './control-props.ts';
import { type Control, nameOf } from './field.ts';
import { useForm } from './form-context.ts';
import { textOf } from './text-of.ts';

interface Props extends ControlProps {
  control: Extract<Control, { kind: 'number' }>;
}

export function NumberControl({ control, field, path, label, value, onChange }: Props) {
  const { formatMessage } = useIntl();
  const { errorAt } = useForm();
  const [draft, setDraft] = useState<{ text: string; of: unknown } | null>(null);
  // A value changed elsewhere replaces the typed text.
  const text = draft && draft.of === value ? draft.text : textOf(value);

  const change = (next: string) => {
    const read = numberIn(next);
    setDraft({ text: next, of: read });
    onChange(read);
  };
  return (
    <TextInput
      label={label}
      name={nameOf(path)}
      inputMode={control.isWhole ? 'numeric' : 'decimal'}
      value={text}
      error={errorAt(path)}
      {...(typeof field.fallback === 'number'
        ? { description: formatMessage({ id: 'PREVIEW_DEFAULT' }, { value: field.fallback }) }
        : {})}
      onChange={change}
    />
  );
}

function numberIn(text: string): unknown {
  const plain = text.trim().replace(',', '.');
  if (plain === '') return undefined;
  const number = Number(plain);
  return Number.isFinite(number) ? number : text;
}
