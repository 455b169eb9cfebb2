/** Which shortcuts work where. */
import { fireEvent, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { createCompiledIntl } from '#i18n/create-intl.ts';
import type { JointSync } from '../../editing/draft/joint-sync.ts';
import type { EditorStore } from '../../editing/editor/editor-store.ts';
import { messages } from '../../parts/texts/messages.en.gen.ts';
import { useShortcuts } from './editor-keys.ts';

const intl = createCompiledIntl('en-GB', messages);
const keys = [
  ['undo', { key: 'z', ctrlKey: true }],
  ['redo', { key: 'y', ctrlKey: true }],
  ['save', { key: 's', ctrlKey: true }],
  ['next finding', { key: 'F8' }],
  ['next part', { key: 'F6' }],
] as const;

/** Which of them do something, with this on the screen. */
function working(around: ReactNode): string[] {
  const editor = {
    undo: () => ({ kind: 'nothing' }),
    redo: () => ({ kind: 'nothing' }),
    announce: vi.fn(),
    group: { all: [] },
  } as unknown as EditorStore;
  const sync = { flush: vi.fn() } as unknown as JointSync;
  function Screen() {
    useShortcuts(editor, sync, intl);
    return around;
  }
  const { unmount } = render(<Screen />);
  // What is done by us is not done by the browser.
  const done = keys.filter(([, pressed]) => !fireEvent.keyDown(document.body, pressed));
  unmount();
  return done.map(([name]) => name);
}

it('has all of them in the editor, those of the text in a large field, and none in other dialogs', () => {
  expect(working(null)).toEqual(['undo', 'redo', 'save', 'next finding', 'next part']);
  const field = (
    <dialog open>
      <div data-edits-document="" />
    </dialog>
  );
  expect(working(field)).toEqual(['undo', 'redo', 'save']);
  expect(working(<dialog open />)).toEqual([]);
  const both = (
    <>
      {field}
      <dialog open />
    </>
  );
  expect(working(both)).toEqual([]);
});

it.each(['paste', 'drop', 'cut'] as const)('makes a %s a step of its own (R-STUDIO-268)', name => {
  const log: string[] = [];
  const history = { endTyping: () => log.push('step') };
  const editor = { draft: { history } } as unknown as EditorStore;
  function Screen() {
    useShortcuts(editor, { flush: vi.fn() }, intl);
    return <input aria-label="Text" onPaste={change} onDrop={change} onCut={change} />;
  }
  const change = () => log.push('change');
  const { getByRole, unmount } = render(<Screen />);
  const field = getByRole('textbox');
  fireEvent[name](field);
  expect(log).toEqual(['step', 'change', 'step']);
  // Fields without a listener of their own change later.
  fireEvent(field, new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste' }));
  fireEvent(field, new InputEvent('input', { bubbles: true, inputType: 'insertText' }));
  expect(log).toEqual(['step', 'change', 'step', 'step']);
  unmount();
  fireEvent[name](document.body);
  expect(log).toHaveLength(4);
});
