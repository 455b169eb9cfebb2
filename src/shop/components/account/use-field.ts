/** A field of an account form: its text and validity. */

import { useState } from 'react';
import type { MessageId } from '#i18n/message-ids.gen.ts';
import { isValid, type ValidationRule } from '#ui/form/validation.ts';

export interface FieldState {
  name: string;
  value: string;
  set: (value: string) => void;
  rule: ValidationRule;
  isValid: boolean;
  /** Error message while it is invalid. */
  error: MessageId;
}

export interface DraftText {
  value: string;
  set: (value: string) => void;
}

export function useText(initial = ''): DraftText {
  const [value, set] = useState(initial);
  return { value, set };
}

const fieldOf = (
  name: string,
  { value, set }: DraftText,
  rule: ValidationRule,
  error: MessageId,
): FieldState => ({
  name,
  value,
  set,
  rule,
  isValid: isValid(value, rule),
  error,
});

export const emailField = (text: DraftText): FieldState =>
  fieldOf(
    'email',
    text,
    { mode: 'email' },
    text.value.trim() === '' ? 'FIELD_ERROR_EMAIL' : 'EMAIL_ERROR_NOT_VALID',
  );

/** An existing password: only required, without strength rules. */
export const knownPasswordField = (name: string, text: DraftText): FieldState =>
  fieldOf(name, text, { mode: 'empty' }, 'FIELD_ERROR_PASSWORD');

/** At least 8 characters (R-AUTH-6). */
export const newPasswordField = (text: DraftText): FieldState =>
  fieldOf(
    'new-password',
    text,
    { mode: 'passwordStrength' },
    text.value === '' ? 'PASSWORD_ERROR_EMPTY' : 'PASSWORD_ERROR_WEAK',
  );

export const confirmField = (text: DraftText, password: DraftText): FieldState =>
  fieldOf(
    'confirm-password',
    text,
    { mode: 'passwordMatch', matches: password.value },
    text.value === '' ? 'PASSWORD_ERROR_EMPTY' : 'PASSWORD_ERROR_NO_MATCH',
  );
