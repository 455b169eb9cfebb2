/** Settings of whom the shop serves: the types of its customers, and which staff may preview it. */
import { z } from 'zod';
import { list, type Setting, word } from './setting-shapes.ts';

const usual = [
  { type: 'PERSON', vat: true },
  { type: 'ORGANIZATION', vat: false },
] as const;

const typeText = z
  .string()
  .regex(/^(PERSON|ORGANIZATION):(inc|ex)$/, 'is not a customer type')
  .transform(text => {
    const [type, vat] = text.split(':') as ['PERSON' | 'ORGANIZATION', 'inc' | 'ex'];
    return { type, vat: vat === 'inc' };
  });

export const shopperSettings = {
  customerTypes: {
    env: 'CUSTOMER_TYPES',
    shape: list
      .pipe(z.array(typeText))
      .refine(types => types.length > 0, 'names no type')
      .refine(types => new Set(types.map(({ type }) => type)).size === types.length, 'names a type twice')
      .refine(
        types => types.some(({ type }) => type === 'PERSON'),
        'does not contain PERSON, the default type',
      )
      .default([...usual]),
    shown: 'PERSON:inc,ORGANIZATION:ex',
    about:
      'Types of customers, and whether each sees prices with VAT (`inc`) or without (`ex`); with one type there is nothing to choose.',
    fix: 'PERSON:inc, or PERSON:inc,ORGANIZATION:ex',
  },
  previewUser: {
    env: 'PREVIEW_USER',
    shape: word.optional(),
    about: 'Login name of a member of staff who may preview other customer types while signed in.',
    fix: 'a login name, as preview@shop.example',
  },
} satisfies Record<string, Setting>;
