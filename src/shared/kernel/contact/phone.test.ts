/** Valid phone numbers, and text that resembles them. */
import { expect, it } from 'vitest';
import { isPhone } from './phone.ts';

it.each(['040 123 4567', '+358 40 123 45 67', '(09) 123-4567', '08-123 45', ' 0401234567 '])(
  'accepts %s',
  text => expect(isPhone(text)).toBe(true),
);

it.each(['', '.....', '+ ( ) - .', '1234', '12345678901234567', '040 123 soita', '++358401234567'])(
  'rejects "%s"',
  text => expect(isPhone(text)).toBe(false),
);
