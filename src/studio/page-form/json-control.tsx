/** A value without a fixed structure, edited as JSON. Invalid JSON stays a string, which the check rejects, so that it cannot be copied. */

import { useState } from 'react';
import { useIntl } from 'react-intl';
import { TextArea } from '#ui/form/text-area.tsx';
import type { ControlProps } from './control-props.ts';
import { nameOf } from './field.ts';
import { useForm } from './form-context.ts';

export function JsonControl({ path, label, value, onChange }: ControlProps) {
  const { formatMessage } = useIntl();
  const { errorAt } = useForm();
  const [draft, setDraft] = useState<{ text: string; of: unknown } | null>(null);
  const isBroken = typeof value === 'string';
  // A value changed elsewhere replaces the typed text.
  const text = draft && draft.of === value ? draft.text : isBroken ? value : writtenOf(value);

  const change = (next: string) => {
    const read = next.trim() === '' ? undefined : readOf(next);
    setDraft({ text: next, of: read });
    onChange(read);
  };
  return (
    <TextArea
      label={label}
      name={nameOf(path)}
      rows={8}
      value={text}
      onChange={change}
      error={isBroken ? formatMessage({ id: 'PREVIEW_ERROR_PAGE001' }) : errorAt(path)}
    />
  );
}

const writtenOf = (value: unknown): string => (value === undefined ? '' : JSON.stringify(value, null, 2));

/** The parsed JSON, or the text itself if it is invalid. */
function readOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}
