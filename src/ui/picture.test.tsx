import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Picture } from './picture.tsx';

afterEach(cleanup);

const image = { type: 'product', file: 'vinssi.webp' } as const;

it('reserves its space and loads lazily', () => {
  render(<Picture image={image} alt="Vinssi" sizes="80px" ratio={1.25} />);
  const picture = screen.getByRole('img', { name: 'Vinssi' });
  expect(picture.getAttribute('loading')).toBe('lazy');
  expect(picture.hasAttribute('fetchpriority')).toBe(false);
  expect(Number(picture.getAttribute('height')) / Number(picture.getAttribute('width'))).toBe(1.25);
});

it('loads with high priority as the first image', () => {
  render(<Picture image={image} alt="Vinssi" sizes="80px" priority="high" />);
  const picture = screen.getByRole('img');
  expect(picture.getAttribute('fetchpriority')).toBe('high');
  expect(picture.hasAttribute('loading')).toBe(false);
});

it('has a placeholder with the same name without an image', () => {
  render(<Picture image={null} alt="Vinssi" sizes="80px" />);
  expect(screen.getByRole('img', { name: 'Vinssi' }).tagName).toBe('SPAN');
});

it('shows another crop on phones', () => {
  const phone = { image: { type: 'pagewidget', file: 'kapea.webp' } as const, ratio: 1.2 };
  const { container } = render(
    <Picture
      image={{ type: 'pagewidget', file: 'leveä.webp' }}
      alt=""
      sizes="100vw"
      ratio={0.4}
      phone={phone}
    />,
  );
  expect(container.querySelector('source')?.getAttribute('srcset')).toContain('kapea.webp 400w');
});

it.each([
  ['phone', 'high', '(max-width: 767.98px)'],
  ['computer', 'eager', '(min-width: 768px)'],
] as const)('is downloaded only on the viewport where CSS shows it: %s', (only, priority, media) => {
  const { container } = render(
    <Picture image={image} alt="Vinssi" sizes="80px" only={only} priority={priority} />,
  );
  const [source, ...others] = container.querySelectorAll('source');
  expect([source?.media, others]).toEqual([media, []]);
  expect(source?.srcset).toContain('vinssi.webp');
  const picture = screen.getByRole('img', { name: 'Vinssi' });
  expect(picture.getAttribute('src')).toMatch(/^data:/);
  expect(picture.hasAttribute('srcset')).toBe(false);
});

it('uses the phone crop where only phones show it, and never on a desktop', () => {
  const phone = { image: { type: 'product', file: 'kapea.webp' } as const, ratio: 1.2 };
  const filesOn = (only: 'phone' | 'computer') => {
    const { container } = render(
      <Picture image={image} alt="" sizes="80px" priority="high" phone={phone} only={only} />,
    );
    return [...container.querySelectorAll('source')].map(({ srcset }) => /(\w+)\.webp/.exec(srcset)?.[1]);
  };
  expect(filesOn('phone')).toEqual(['kapea']);
  expect(filesOn('computer')).toEqual(['vinssi']);
});

it.each([
  ['high', 'high', null],
  ['eager', 'low', null],
  ['lazy', null, 'lazy'],
] as const)('asks for the %s image with the priority %s', (priority, fetchPriority, loading) => {
  render(<Picture image={image} alt="Vinssi" sizes="80px" priority={priority} />);
  const picture = screen.getByRole('img', { name: 'Vinssi' });
  expect(picture.getAttribute('fetchpriority')).toBe(fetchPriority);
  expect(picture.getAttribute('loading')).toBe(loading);
});

it('needs no source when lazy, because a hidden lazy image is not downloaded', () => {
  const { container } = render(<Picture image={image} alt="" sizes="80px" only="phone" />);
  expect(container.querySelector('source')).toBeNull();
});
