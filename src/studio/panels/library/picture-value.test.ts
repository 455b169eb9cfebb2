/** Pictures of the library as values of fields. */

import { expect, it } from 'vitest';
import type { Asset } from '#studio-api/assets.ts';
import { movedFocus } from './focus-point.tsx';
import { focusOf, withPhonePicture, withPicture } from './picture-value.ts';

const asset: Asset = {
  name: 'talvi.jpg',
  url: '',
  thumbnail: '',
  width: 800,
  height: 400,
  bytes: 1,
  alt: { fi: 'Mönkijä', sv: 'Fyrhjuling' },
  decorative: false,
  focus: { x: 0.2, y: 0.75 },
  folder: '',
  tags: [],
  uploadedBy: null,
  at: '',
  usedIn: [],
  usedInPresets: [],
};

it('fills in natural size, texts and focal point, and keeps the picture for phones', () => {
  const before = { file: 'a.svg', width: 1, height: 1, alt: { fi: 'a', sv: 'b' }, phoneFile: 'b.svg' };
  expect(withPicture(before, asset)).toEqual({
    file: 'talvi.jpg',
    width: 800,
    height: 400,
    alt: { fi: 'Mönkijä', sv: 'Fyrhjuling' },
    focus: { x: 20, y: 75 },
    phoneFile: 'b.svg',
  });
});

it('leaves texts that the library does not have to the author, and none for decoration', () => {
  const middle = { x: 0.5, y: 0.5 };
  expect(withPicture(undefined, { ...asset, alt: { fi: 'a' }, focus: middle })).toEqual({
    file: 'talvi.jpg',
    width: 800,
    height: 400,
    alt: { fi: 'a', sv: '' },
  });
  expect(withPicture({ focus: { x: 1, y: 1 } }, { ...asset, decorative: true, focus: middle })).toEqual({
    file: 'talvi.jpg',
    width: 800,
    height: 400,
    alt: { fi: null, sv: null },
  });
});

it('adds and removes the picture for phones', () => {
  const value = withPhonePicture({ file: 'a.svg' }, asset);
  const size = { phoneWidth: 800, phoneHeight: 400 };
  expect(value).toEqual({ file: 'a.svg', phoneFile: 'talvi.jpg', ...size, phoneFocus: { x: 20, y: 75 } });
  expect(withPhonePicture(value, null)).toEqual({ file: 'a.svg' });
});

it('reads the focal point in per cent, and the middle without one', () => {
  expect(focusOf({ focus: { x: 20, y: 75 } })).toEqual({ x: 0.2, y: 0.75 });
  expect(focusOf(undefined)).toEqual({ x: 0.5, y: 0.5 });
});

it.each([
  ['ArrowLeft', false, { x: 0.49, y: 0 }],
  ['ArrowRight', true, { x: 0.6, y: 0 }],
  ['ArrowUp', false, { x: 0.5, y: 0 }],
  ['ArrowDown', true, { x: 0.5, y: 0.1 }],
  ['Enter', false, null],
])('moves the focal point by %s, within the picture', (key, isFar, focus) => {
  expect(movedFocus({ x: 0.5, y: 0 }, key, isFar)).toEqual(focus);
});
