/** A text or password field of an account form; takes over text typed before hydration. */

import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import type { MessageId } from '#i18n/message-ids.gen.ts';
import { TextInput, type TextInputProps } from '#ui/form/text-input.tsx';
import type { FieldState } from './use-field.ts';

interface Props extends Pick<TextInputProps, 'type' | 'autoComplete' | 'inputMode' | 'description'> {
  field: FieldState;
  label: MessageId;
  /** The form was submitted once, so every error is shown. */
  isTried: boolean;
  /** What the server said about the text that was sent. */
  refusal?: string | undefined;
  /** Shows the password strength. */
  isMeasured?: boolean;
}

/** Longer than any valid email address or practical password. */
const mostCharacters = 320;

export function FrameInput({ field, label, isTried, isMeasured = false, refusal, ...input }: Props) {
  const { formatMessage } = useIntl();
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
      label={formatMessage({ id: label })}
      value={value}
      onChange={set}
      maxLength={mostCharacters}
      errorText={formatMessage({ id: error })}
      error={isTried && !isValid ? formatMessage({ id: error }) : refusal}
      {...(input.type === 'password'
        ? {
            revealLabels: {
              show: formatMessage({ id: 'A11Y_SHOW_PASSWORD' }),
              hide: formatMessage({ id: 'A11Y_HIDE_PASSWORD' }),
            },
          }
        : {})}
      {...(isMeasured
        ? {
            description: formatMessage({ id: 'PASSWORD_HINT' }),
            strengthLabels: [
              formatMessage({ id: 'PASSWORD_HINT' }),
              formatMessage({ id: 'PASSWORD_STRENGTH_WEAK' }),
              formatMessage({ id: 'PASSWORD_STRENGTH_FAIR' }),
              formatMessage({ id: 'PASSWORD_STRENGTH_STRONG' }),
            ] as const,
          }
        : {})}
    />
  );
}
