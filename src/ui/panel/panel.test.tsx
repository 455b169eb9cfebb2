import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { Button } from '../button.tsx';
import { Panel, panelIntent } from './panel.tsx';

afterEach(cleanup);

function Shop() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button {...panelIntent} onClick={() => setOpen(true)}>
        Avaa kori
      </Button>
      <Panel
        open={open}
        onClose={() => setOpen(false)}
        title="Ostoskori"
        closeLabel="Sulje"
        footer="Yhteensä"
      >
        <a href="/kassa">Kassalle</a>
      </Panel>
    </>
  );
}

it('is a labelled dialog that traps the focus, and restores it on Escape', async () => {
  render(<Shop />);
  const opener = screen.getByRole('button', { name: 'Avaa kori' });
  await userEvent.click(opener);
  const dialog = await screen.findByRole('dialog', { name: 'Ostoskori' });
  expect(dialog.contains(document.activeElement)).toBe(true);
  for (let press = 0; press < 5; press += 1) {
    await userEvent.tab();
    expect(dialog.contains(document.activeElement)).toBe(true);
  }
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(opener));
});

it('locks page scrolling, and closes by its button or a click outside', async () => {
  render(<Shop />);
  await userEvent.click(screen.getByRole('button', { name: 'Avaa kori' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Sulje' }));
  await waitFor(() => expect(document.querySelector('[data-scroll-lock]')).toBeNull());

  await userEvent.click(screen.getByRole('button', { name: 'Avaa kori' }));
  await screen.findByRole('dialog');
  const overlay = document.querySelector('[data-scroll-lock]');
  expect(overlay).not.toBeNull();
  await userEvent.setup({ pointerEventsCheck: 0 }).click(overlay ?? document.body);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('injects no style element, which the content security policy would block', async () => {
  render(<Shop />);
  await userEvent.click(screen.getByRole('button', { name: 'Avaa kori' }));
  await screen.findByRole('dialog');
  expect(document.querySelectorAll('style')).toHaveLength(0);
});
