/** Who is at a part, in the structure. */
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PresenceMark } from './presence-mark.tsx';

const person = (name: string) => ({
  ...{ clientId: name, staffId: name, name },
  ...{ nodeId: 'hero', isTyping: false, release: 0 },
});
const marksOf = (names: readonly string[]) =>
  [
    ...render(<PresenceMark people={names.map(person)} words={names} />).container.querySelectorAll(
      'span > span',
    ),
  ].map(mark => `${mark.textContent}: ${mark.getAttribute('title')}`);

it('shows three people, and of a crowd how many more there are', () => {
  const four = ['Ann Berg', 'Bo Ek', 'Cilla Dal', 'Eva Falk'];
  expect(marksOf(four.slice(0, 3))).toEqual(['AB: Ann Berg', 'BE: Bo Ek', 'CD: Cilla Dal']);
  expect(marksOf(four)).toEqual(['AB: Ann Berg', 'BE: Bo Ek', '+2: Cilla Dal\nEva Falk']);
});
