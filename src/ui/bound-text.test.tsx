/** Texts of products that keep what belongs together on one line. */
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { BoundText } from './bound-text.tsx';

const unbrokenIn = (text: string) =>
  [...render(<BoundText>{text}</BoundText>).container.querySelectorAll('bdi')].map(
    ({ textContent }) => textContent,
  );

it.each([
  ['Rengas 25x8-12, musta-valkoinen', ['25x8-12,']],
  ['Rengassarja 26x9-14 ja 26x11-14', ['26x9-14', '26x11-14']],
  ['Moottoriöljy 10W-40 1 l', ['10W-40']],
  ['Rengas 26x10R14', []],
  ['Can-Am Outlander 650', []],
])('keeps the sizes of %s on one line', (text, sizes) => {
  expect(unbrokenIn(text)).toEqual(sizes);
});

it('adds no characters to a size, so that it is copied as it is searched', () => {
  const { container } = render(<BoundText>Rengas 25x8-12 15 kg</BoundText>);
  expect(container.textContent).toBe('Rengas 25x8-12 15\u{a0}kg');
});
