/** An image no taller than its place (R-STUDIO-240). */
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type PageImage, PagePicture } from './page-picture.tsx';

const tallest = { wide: 0.5, phone: 1 };

function shown(image: PageImage, isLimited = true) {
  const { container } = render(
    <PagePicture image={image} alt="" sizes="100vw" priority="lazy" {...(isLimited ? { tallest } : {})} />,
  );
  const img = container.querySelector('img');
  return {
    source: container.querySelector('source'),
    ratio: Number(img?.getAttribute('height')) / Number(img?.getAttribute('width')),
    style: img?.style,
  };
}

it('is the whole image where that is lower, or where nothing limits it', () => {
  expect(shown({ file: 'a.jpg', width: 1920, height: 640 })).toMatchObject({ source: null });
  const { ratio, source } = shown({ file: 'a.jpg', width: 300, height: 400 }, false);
  expect([ratio, source]).toEqual([533 / 400, null]);
});

it('is cropped to the shapes of wide screens and of phones', () => {
  const { ratio, source, style } = shown({ file: 'a.jpg', width: 300, height: 400 });
  expect(ratio).toBe(0.5);
  expect([style?.getPropertyValue('--shape'), style?.getPropertyValue('--shape-phone')]).toEqual(['2', '1']);
  expect(source?.getAttribute('srcset')).toContain('a.jpg');
  expect([source?.getAttribute('width'), source?.getAttribute('height')]).toEqual(['400', '400']);
});

it('crops the picture of phones by itself', () => {
  const image = {
    file: 'a.jpg',
    width: 300,
    height: 60,
    phoneFile: 'b.jpg',
    phoneWidth: 300,
    phoneHeight: 900,
  };
  const { ratio, source, style } = shown(image);
  expect(ratio).toBe(0.2);
  expect(source?.getAttribute('srcset')).toContain('b.jpg');
  expect(style?.getPropertyValue('--shape-phone')).toBe('1');
});
