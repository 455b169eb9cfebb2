/** R-STUDIO-269 */
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { TextArea } from '#ui/form/text-area.tsx';
import { joinLines } from './join-lines.ts';

function Title() {
  const [value, setValue] = useState('Osta heti');
  return <TextArea ref={joinLines} label="Title" name="title" value={value} onChange={setValue} />;
}

it('joins lines that are pasted or dropped, where the caret is, and leaves those that are typed', () => {
  render(<Title />);
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Title' });
  const give = (inputType: string, data: string) =>
    fireEvent(field, new InputEvent('beforeinput', { bubbles: true, cancelable: true, inputType, data }));
  field.setSelectionRange(4, 5);
  expect(give('insertFromPaste', '\r\nrenkaat\r\n\r\nja\tketjut\n')).toBe(false);
  expect(field).toHaveValue('Ostarenkaat ja ketjutheti');
  expect(field.selectionStart).toBe('Ostarenkaat ja ketjut'.length);
  field.setSelectionRange(4, 4);
  expect(give('insertFromDrop', ' \n')).toBe(false);
  expect(field).toHaveValue('Ostarenkaat ja ketjutheti');
  // The browser inserts these itself.
  expect(give('insertFromPaste', 'a b')).toBe(true);
  expect(give('insertLineBreak', '\n')).toBe(true);
});
