/** A text or password field of an account form; takes over text typed before hydration. */
import type { MessageId } from '#i18n/message-ids.gen.ts';
import { useTexts } from '#i18n/texts-provider.tsx';
import { TextInput, type TextInputProps } from '#ui/text-input.tsx';
import { useEffect, useRef } from 'react';
import type { Field } from './use-field.ts';

interface Props extends Pick<TextInputProps, 'type' | 'autoComplete' | 'inputMode' | 'description'> {
  field: Field;
  label: MessageId;
  /** The form was submitted once, so every error is shown. */
  isTried: boolean;
  /** Shows the password strength. */
  isMeasured?: boolean;
}

/** Longer than any valid email address or practical password. */
const mostCharacters = 320;

export function FrameInput({ field, label, isTried, isMeasured = false, ...input }: Props) {
  const { t } = useTexts();
  const { name, value, set, rule, isValid, error } = field;
  const element = useRef<HTMLInputElement>(null);

  useEffect(() => {
    const typed = element.current?.value;
    if (typed) set(typed);
  }, [set]);

  return (
    <TextInput
      {...input}
      {...rule}
      ref={element}
      name={name}
      label={t(label)}
      value={value}
      onChange={set}
      maxLength={mostCharacters}
      errorText={t(error)}
      error={isTried && !isValid ? t(error) : undefined}
      {...(input.type === 'password'
        ? { revealLabels: { show: t('A11Y_SHOW_PASSWORD'), hide: t('A11Y_HIDE_PASSWORD') } }
        : {})}
      {...(isMeasured
        ? {
            description: t('PASSWORD_HINT'),
            strengthLabels: [
              t('PASSWORD_HINT'),
              t('PASSWORD_STRENGTH_WEAK'),
              t('PASSWORD_STRENGTH_FAIR'),
              t('PASSWORD_STRENGTH_STRONG'),
            ] as const,
          }
        : {})}
    />
  );
}
