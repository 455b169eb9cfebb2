import { expect, it } from 'vitest';
import { imageSrcSet, imageUrl } from './image-source.ts';

it('uses squares for product images and widths for others', () => {
  expect(imageUrl({ type: 'product', file: 'rengas.webp' }, 400)).toBe('/images/product/400f400/rengas.webp');
  expect(imageUrl({ type: 'brand', file: 'logo.svg' }, 200)).toBe('/images/brand/200w/logo.svg');
});

it('encodes file names, so that they cannot leave the folder', () => {
  expect(imageUrl({ type: 'product', file: '../../etc/passwd?x#y å' }, 100)).toBe(
    '/images/product/100f100/..%2F..%2Fetc%2Fpasswd%3Fx%23y%20%C3%A5',
  );
});

const widthsUpTo = (widest?: number) =>
  Array.from(imageSrcSet({ type: 'product', file: 'a.webp' }, widest).matchAll(/ (\d+)w/g), ([, width]) =>
    Number(width),
  );

it('offers widths from half of the limit to the limit, but at least one', () => {
  expect(imageSrcSet({ type: 'product', file: 'a.webp' }, 200)).toBe(
    '/images/product/100f100/a.webp 100w,/images/product/200f200/a.webp 200w',
  );
  expect(widthsUpTo(600)).toEqual([300, 400, 600]);
  expect(widthsUpTo(50)).toContain(1400);
});

it('offers no thumbnails without a limit', () => {
  expect(widthsUpTo()).toEqual([400, 600, 800, 1000, 1400]);
});
