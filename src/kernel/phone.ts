/** Telephone numbers as people write them: one rule for every form that asks for one. */
const shape = /^\+?[\d\s().-]{5,24}$/;

/** Digits with what people put between them; 5 are a short number, more than 15 are none anywhere (E.164). */
export function isPhone(text: string): boolean {
  const digits = text.replaceAll(/\D/g, '').length;
  return shape.test(text.trim()) && digits >= 5 && digits <= 15;
}
