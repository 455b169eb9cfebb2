import { expect, it } from 'vitest';
import { joinedWith, savedLinesFormat, withoutSaved, withSaved } from './saved-lines.ts';

const line = { skuId: 11, productId: 1, quantity: 2, name: 'Vinssi' };

it('reads what it has written, and ignores what is no line', () => {
  const text = savedLinesFormat.print([line], '{"favorites":[7]}');
  expect(JSON.parse(text)).toMatchObject({ favorites: [7] });
  expect(savedLinesFormat.parse(text)).toEqual([line]);
  expect(savedLinesFormat.parse('{"savedLines":[{"skuId":-1},7,null]}')).toEqual([]);
});

it('adds the quantities of one SKU, at most 9,999, newest first', () => {
  const other = { ...line, skuId: 12 };
  const joined = joinedWith(line, { ...line, quantity: 3 });
  expect(joined.quantity).toBe(5);
  expect(joinedWith(line, { ...line, quantity: 9_998 }).quantity).toBe(9_999);
  const saved = withSaved(joined)(withSaved(other)([line]));
  expect(saved).toEqual([joined, other]);
  expect(withoutSaved(11)(saved)).toEqual([other]);
});
