/** A link is copied, or selected to be copied by hand. */
import { fireEvent, render, screen } from '@testing-library/react';
import { RawIntlProvider } from 'react-intl';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createCompiledIntl } from '#i18n/create-intl.ts';
import { messages } from '../texts/messages.en.gen.ts';
import { CopyLink } from './copy-link.tsx';

const url = 'https://studio.example/invite#secret';

function show(clipboard: unknown) {
  vi.stubGlobal('navigator', { ...navigator, clipboard });
  onTestFinished(() => void vi.unstubAllGlobals());
  render(
    <RawIntlProvider value={createCompiledIntl('en-GB', messages)}>
      <CopyLink label="Link" url={url} />
    </RawIntlProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Copy link' }));
}

it('says that the link was copied', async () => {
  const writeText = vi.fn(() => Promise.resolve());
  show({ writeText });
  expect(await screen.findByText('Link copied')).toBeVisible();
  expect(writeText).toHaveBeenCalledWith(url);
});

it.each([
  ['refuses', { writeText: () => Promise.reject(new Error('NotAllowedError')) }],
  ['has no clipboard', undefined],
])('selects the link and says so where the browser %s', async (_case, clipboard) => {
  show(clipboard);
  expect(await screen.findByText(/did not copy the link/)).toBeVisible();
  const field = screen.getByLabelText<HTMLInputElement>('Link');
  expect(field).toHaveFocus();
  expect(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).toBe(url);
});
