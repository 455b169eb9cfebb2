/** The list of shortcuts, and the switch for those of one key (R-STUDIO-117). */
import { fireEvent, render, screen } from '@testing-library/react';
import { RawIntlProvider } from 'react-intl';
import { afterAll, expect, it } from 'vitest';
import { createCompiledIntl } from '#i18n/create-intl.ts';
import { simulateModalDialogs } from '#tests/support/modal-dialogs.ts';
import { messages } from '../texts/messages.en.gen.ts';
import { ShortcutsButton } from './shortcuts-button.tsx';
import { hasSingleKeys, setSingleKeys } from './single-keys.ts';

simulateModalDialogs();

afterAll(() => setSingleKeys(true));

it('opens by ?, but not in a field, and by its button alone when keys are switched off', async () => {
  render(
    <RawIntlProvider value={createCompiledIntl('en-GB', messages)}>
      <ShortcutsButton className="" />
      <input aria-label="Title" />
    </RawIntlProvider>,
  );
  fireEvent.keyDown(screen.getByRole('textbox'), { key: '?' });
  expect(screen.queryByRole('dialog')).toBeNull();
  fireEvent.keyDown(document.body, { key: '?' });
  expect(await screen.findByRole('dialog', { name: 'Shortcuts' })).toBeVisible();
  fireEvent.click(screen.getByRole('checkbox', { name: /Commands of a single key/ }));
  expect(hasSingleKeys()).toBe(false);
  expect(screen.getByText('delete (off)')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  fireEvent.keyDown(document.body, { key: '?' });
  expect(screen.queryByRole('dialog')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Shortcuts' }));
  expect(await screen.findByRole('dialog')).toBeVisible();
});
