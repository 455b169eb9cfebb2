/** What has no shape that a form could show, as it stands in the file; taken over as soon as it reads as JSON. */
import { useTexts } from '#i18n/texts-provider.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { useState } from 'react';
import type { ControlProps } from './control-props.ts';
import { nameOf } from './field.ts';
import { useForm } from './form-context.ts';

export function JsonControl({ way, label, value, onChange }: ControlProps) {
  const { t } = useTexts();
  const { faultAt } = useForm();
  const written = value === undefined ? '' : JSON.stringify(value, null, 2);
  const [draft, setDraft] = useState<{ text: string; of: string } | null>(null);
  // What was changed elsewhere wins over what was typed before.
  const text = draft && draft.of === written ? draft.text : written;
  const [broken, setBroken] = useState(false);

  const change = (next: string) => {
    if (next.trim() === '') {
      setBroken(false);
      setDraft(null);
      return onChange(undefined);
    }
    try {
      const read: unknown = JSON.parse(next);
      setBroken(false);
      setDraft({ text: next, of: JSON.stringify(read, null, 2) });
      onChange(read);
    } catch {
      setBroken(true);
      setDraft({ text: next, of: written });
    }
  };
  return (
    <TextArea
      label={label}
      name={nameOf(way)}
      rows={8}
      value={text}
      onChange={change}
      error={broken ? t('PREVIEW_FAULT_JSON') : faultAt(way)}
    />
  );
}
