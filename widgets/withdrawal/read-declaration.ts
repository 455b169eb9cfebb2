/** Reads a declaration as people type it; pure. */
import type { WithdrawalDeclaration } from '#engine/definition/visitor.ts';
import { isEmail } from '#ui/form/validation.ts';

export type TypedDeclaration = Record<keyof WithdrawalDeclaration, string>;

/** Accepts a leading # and spaces, which people copy along. */
export const orderNumberOf = (text: string): number | null => {
  const digits = text.replace(/[\s#]/g, '');
  const number = Number(digits);
  return /^\d{1,10}$/.test(digits) && number >= 1 && number <= 2_147_483_647 ? number : null;
};

export const isName = (text: string): boolean => text.trim() !== '';

/** Null when a field is not valid. */
export function declarationOf({ orderNumber, name, email }: TypedDeclaration): WithdrawalDeclaration | null {
  const number = orderNumberOf(orderNumber);
  if (number === null || !isName(name) || !isEmail(email)) return null;
  return { orderNumber: number, name: name.trim(), email: email.trim() };
}
