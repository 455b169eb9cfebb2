/** What is said is seen, heard and taken back (R-STUDIO-160). */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { RawIntlProvider } from 'react-intl';
import { expect, it, vi } from 'vitest';
import { createCompiledIntl } from '#i18n/create-intl.ts';
import { messages } from '../texts/messages.en.gen.ts';
import { Announcer, announce } from './announcer.tsx';

it('shows the newest sentence in a live region, and takes back what it says once', () => {
  render(
    <RawIntlProvider value={createCompiledIntl('en-GB', messages)}>
      <Announcer />
    </RawIntlProvider>,
  );
  const undo = vi.fn();
  act(() => announce('Published'));
  expect(screen.getByRole('status')).toHaveTextContent('Published');
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  act(() => announce('Banner removed', undo));
  expect(screen.getByRole('status')).toHaveTextContent('Banner removed');
  expect(screen.getByRole('status')).not.toHaveTextContent('Published');
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(undo).toHaveBeenCalledOnce();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
