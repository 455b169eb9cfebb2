/** Validation of text fields; pure, so that a form can validate before it is sent. */
import { isSwedishPersonalNumber } from '#kernel/identity/swedish-numbers.ts';

export type ValidationMode = 'none' | 'email' | 'passwordStrength' | 'passwordMatch' | 'personalId' | 'empty';

export interface ValidationRule {
  mode?: ValidationMode | undefined;
  /** An optional field may be empty in any mode. */
  optional?: boolean | undefined;
  /** The first password, for `passwordMatch`. */
  matches?: string | undefined;
  /** Validator of `personalId` for another country than Sweden; an additional one in any other mode. */
  validate?: ((value: string) => boolean) | undefined;
}

export const passwordMinLength = 8;

/** One at sign, no spaces, and a domain with a dot; whether the address exists is not checked. */
const address = /^[^\s@<>()[\],;:"\\]+@[^\s@.<>()[\],;:"\\]+(?:\.[^\s@.<>()[\],;:"\\]+)+$/;

export const isEmail = (value: string): boolean => value.length <= 254 && address.test(value.trim());

export const isPasswordLongEnough = (value: string): boolean => value.length >= passwordMinLength;

export function isValid(
  value: string,
  { mode = 'none', optional = false, matches, validate }: ValidationRule,
): boolean {
  const isBlank = value.trim() === '';
  if (isBlank && optional) return true;
  switch (mode) {
    case 'email':
      if (!isEmail(value)) return false;
      break;
    case 'passwordStrength':
      if (!isPasswordLongEnough(value)) return false;
      break;
    case 'passwordMatch':
      if (value === '' || value !== matches) return false;
      break;
    case 'empty':
      if (isBlank) return false;
      break;
    case 'personalId':
      if (!validate && !isSwedishPersonalNumber(value, new Date())) return false;
      break;
    case 'none':
      break;
  }
  return validate ? validate(value) : true;
}

/** 0 too short, 1 weak, 2 fair, 3 strong: by length alone, since demanded kinds of characters make guessable passwords (NIST SP 800-63B); repetition is weak. */
export function passwordStrength(value: string): 0 | 1 | 2 | 3 {
  if (!isPasswordLongEnough(value)) return 0;
  if (new Set(value).size < 5 || value.length < 12) return 1;
  return value.length < 16 ? 2 : 3;
}
