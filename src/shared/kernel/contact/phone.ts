/** Validation of phone numbers in any common notation, shared by all forms. */
import { typedText } from '../typed-text.ts';

const shape = /^\+?[\d\s()./-]{5,24}$/;

/** Digits with separators; at least 5 (a short number), at most 15 (E.164). */
export function isPhone(text: string): boolean {
  const typed = typedText(text);
  const digits = typed.replaceAll(/\D/g, '').length;
  return shape.test(typed) && digits >= 5 && digits <= 15;
}
