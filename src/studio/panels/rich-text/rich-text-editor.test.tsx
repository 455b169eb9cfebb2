/** A formatted text in a window of its own. */
import { fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { RawIntlProvider } from 'react-intl';
import { expect, it } from 'vitest';
import { createCompiledIntl } from '#i18n/create-intl.ts';
import { simulateModalDialogs } from '#tests/support/modal-dialogs.ts';
import { messages } from '../../parts/texts/messages.en.gen.ts';
import RichTextEditor from './rich-text-editor.tsx';

simulateModalDialogs();

/** The buttons stand for what others make of the text. */
function Field() {
  const [value, setValue] = useState('<p>Winter</p>');
  return (
    <>
      <RichTextEditor path={['text']} label="Text" value={value} error={undefined} onChange={setValue} />
      <button type="button" onClick={() => setValue('<div>a<p>b</p></div>')}>
        Make it HTML
      </button>
      <button type="button" onClick={() => setValue('<p>Summer</p>')}>
        Make a paragraph
      </button>
    </>
  );
}

const open = () =>
  render(
    <RawIntlProvider value={createCompiledIntl('en-GB', messages)}>
      <Field />
    </RawIntlProvider>,
  );

it('begins in the text', () => {
  open();
  fireEvent.click(screen.getByRole('button', { name: 'Edit in a large window' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Text' }));
  expect(dialog.getByRole('textbox', { name: 'Text' })).toHaveFocus();
});

it('does not come back by itself once the text was HTML', () => {
  open();
  fireEvent.click(screen.getByRole('button', { name: 'Edit in a large window' }));
  fireEvent.click(screen.getByText('Make it HTML'));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('textbox', { name: 'Text' })).toHaveValue('<div>a<p>b</p></div>');
  fireEvent.click(screen.getByText('Make a paragraph'));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('textbox', { name: 'Text' })).toHaveTextContent('Summer');
});
