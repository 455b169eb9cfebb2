/** @vitest-environment jsdom */
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FormEvent } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { Button } from './button.tsx';
import { Chip } from './chip.tsx';
import { IconButton } from './icon-button.tsx';
import { heartIcon } from './icons.ts';

afterEach(cleanup);

it('is a link when there is somewhere to go, and else a button that sends nothing', () => {
  render(
    <>
      <Button href="/fi/renkaat">Renkaat</Button>
      <Button>Lisää</Button>
    </>,
  );
  expect(screen.getByRole('link', { name: 'Renkaat' }).getAttribute('href')).toBe('/fi/renkaat');
  expect(screen.getByRole('button', { name: 'Lisää' }).getAttribute('type')).toBe('button');
});

it('does nothing while it loads, says so, and keeps the focus', async () => {
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

it('gives a disabled link no way to go', () => {
  render(
    <Button href="/kassa" disabled>
      Kassalle
    </Button>,
  );
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByRole('button', { name: 'Kassalle' })).toHaveProperty('disabled', true);
});

it('opens the outside world in a new tab that cannot look back', () => {
  render(<IconButton icon={heartIcon} href="https://example.com" external aria-label="Facebook" />);
  const link = screen.getByRole('link', { name: 'Facebook' });
  expect(link.getAttribute('target')).toBe('_blank');
  expect(link.getAttribute('rel')).toContain('noopener');
});

it('says whether a chip is chosen, or that it can be taken away', () => {
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
