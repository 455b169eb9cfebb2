import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FormEvent } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { Button } from './button.tsx';
import { Chip } from './chip.tsx';
import { IconButton } from './icon-button.tsx';
import { heartIcon } from './icons.ts';

afterEach(cleanup);

it('is a link with a URL, otherwise a button that does not submit', () => {
  render(
    <>
      <Button href="/fi/renkaat">Renkaat</Button>
      <Button>Lisää</Button>
    </>,
  );
  expect(screen.getByRole('link', { name: 'Renkaat' }).getAttribute('href')).toBe('/fi/renkaat');
  expect(screen.getByRole('button', { name: 'Lisää' }).getAttribute('type')).toBe('button');
});

it('ignores clicks while loading, announces it, and keeps the focus', async () => {
  const onClick = vi.fn<() => void>();
  const onSubmit = vi.fn<(event: FormEvent) => void>(event => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <Button type="submit" loading onClick={onClick}>
        Tilaa
      </Button>
    </form>,
  );
  const button = screen.getByRole('button', { name: 'Tilaa' });
  await userEvent.click(button);
  expect(onClick).not.toHaveBeenCalled();
  expect(onSubmit).not.toHaveBeenCalled();
  expect(button.getAttribute('aria-busy')).toBe('true');
  expect(document.activeElement).toBe(button);
});

it('renders a disabled link as a button', () => {
  render(
    <Button href="/kassa" disabled>
      Kassalle
    </Button>,
  );
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByRole('button', { name: 'Kassalle' })).toHaveProperty('disabled', true);
});

it('opens external links in a new tab without opener', () => {
  render(<IconButton icon={heartIcon} href="https://example.com" external aria-label="Facebook" />);
  const link = screen.getByRole('link', { name: 'Facebook' });
  expect(link.getAttribute('target')).toBe('_blank');
  expect(link.getAttribute('rel')).toContain('noopener');
});

it('announces whether a chip is selected or removable', () => {
  render(
    <>
      <Chip selected>Talvi</Chip>
      <Chip removeLabel="Poista" selected>
        Can-Am
      </Chip>
    </>,
  );
  expect(screen.getByRole('button', { name: 'Talvi', pressed: true })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Poista Can-Am' }).hasAttribute('aria-pressed')).toBe(false);
});
