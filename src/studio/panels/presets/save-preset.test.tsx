/** A part is saved as a preset under a name of its author (R-STUDIO-272). */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { RawIntlProvider } from 'react-intl';
import { expect, it, vi } from 'vitest';
import type { DocumentNode } from '#engine/operation/operation.ts';
import { createCompiledIntl } from '#i18n/create-intl.ts';
import type { Role } from '#studio-api/staff.ts';
import { simulateModalDialogs } from '#tests/support/modal-dialogs.ts';
import { EditorContext } from '../../editing/context/editor-context.ts';
import { testEditor } from '../../editing/context/testing-editor.ts';
import { ApiProblem } from '../../parts/api/api-client.ts';
import { CurrentStudio } from '../../parts/context/studio-context.ts';
import { messages } from '../../parts/texts/messages.en.gen.ts';
import { SavePreset } from './save-preset.tsx';

simulateModalDialogs();

const text = { type: 'text', v: 2, id: 'text', props: { title: { fi: 'Kevät', sv: 'Vår', en: 'Spring' } } };

function open(node: DocumentNode = text, role: Role = 'editor') {
  const editor = testEditor(
    {
      kind: 'page',
      id: 'home',
      regions: { main: [{ kind: 'container', id: 'row', layout: 'full', widgets: [text] }] },
    },
    { role },
  );
  const announce = vi.spyOn(editor, 'announce');
  const post = vi.fn((_path: string, _body: { id: string }): Promise<unknown> => Promise.resolve({}));
  render(
    <RawIntlProvider value={createCompiledIntl('en-GB', messages)}>
      <CurrentStudio value={{ api: { post }, session: editor.session } as never}>
        <EditorContext value={editor}>
          <SavePreset node={node} />
        </EditorContext>
      </CurrentStudio>
    </RawIntlProvider>,
  );
  const save = () => act(async () => fireEvent.click(screen.getByRole('button', { name: 'Save' })));
  return { post, announce, save };
}

it('saves the part under its own words or another name, and says where it is', async () => {
  const { post, announce, save } = open();
  fireEvent.click(screen.getByRole('button', { name: 'Save as preset' }));
  expect(screen.getByLabelText('Name of the preset')).toHaveValue('Kevät');
  fireEvent.change(screen.getByLabelText('Name of the preset'), { target: { value: ' Our spring ' } });
  post.mockRejectedValueOnce(new ApiProblem(409, { code: 'EXISTS', reason: 'preset-name' }));
  await save();
  expect(screen.getByRole('alert')).toHaveTextContent('There is a preset of this name already');
  await save();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(post.mock.calls.map(([path, body]) => [path, { ...body, id: '' }])).toEqual([
    ['/api/presets', { id: '', name: 'Our spring', node: text }],
    ['/api/presets', { id: '', name: 'Our spring', node: text }],
  ]);
  // Saved once, though the first answer may have been lost.
  expect(new Set(post.mock.calls.map(([, { id }]) => id)).size).toBe(1);
  expect(announce).toHaveBeenCalledExactlyOnceWith('Preset “Our spring” saved. It is under Add.');
});

it('saves under no name without a visible character', () => {
  open();
  fireEvent.click(screen.getByRole('button', { name: 'Save as preset' }));
  for (const value of [' ', '\u200B', '\u3164']) {
    fireEvent.change(screen.getByLabelText('Name of the preset'), { target: { value } });
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
  }
});

it('says why a part that shows data of its page cannot be one', () => {
  const { post } = open({ ...text, props: { title: { $bind: 'data.product.name' } } });
  fireEvent.click(screen.getByRole('button', { name: 'Save as preset' }));
  expect(screen.getByRole('dialog')).toHaveTextContent('data that this page alone has');
  expect(post).not.toHaveBeenCalled();
});

it('is not there for who may only look', () => {
  open(text, 'viewer');
  expect(screen.queryByRole('button')).toBeNull();
});
