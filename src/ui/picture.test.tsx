/** @vitest-environment jsdom */
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Picture } from './picture.tsx';

afterEach(cleanup);

const image = { type: 'product', file: 'vinssi.webp' } as const;

it('keeps its room and waits its turn', () => {
  render(<Picture image={image} alt="Vinssi" sizes="80px" ratio={1.25} />);
  const picture = screen.getByRole('img', { name: 'Vinssi' });
  expect(picture.getAttribute('loading')).toBe('lazy');
  expect(picture.hasAttribute('fetchpriority')).toBe(false);
  expect(Number(picture.getAttribute('height')) / Number(picture.getAttribute('width'))).toBe(1.25);
});

it('comes first when it is the first', () => {
  render(<Picture image={image} alt="Vinssi" sizes="80px" priority="high" />);
  const picture = screen.getByRole('img');
  expect(picture.getAttribute('fetchpriority')).toBe('high');
  expect(picture.hasAttribute('loading')).toBe(false);
});

it('has a placeholder with the same name when there is no picture', () => {
  render(<Picture image={null} alt="Vinssi" sizes="80px" />);
  expect(screen.getByRole('img', { name: 'Vinssi' }).tagName).toBe('SPAN');
});

it('shows phones another cut', () => {
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
  expect(container.querySelector('source')?.getAttribute('srcset')).toContain('kapea.webp 200w');
});
