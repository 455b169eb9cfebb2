/** Warnings at a field (R-STUDIO-301). */
import { render, screen } from '@testing-library/react';
import { RawIntlProvider } from 'react-intl';
import { expect, it } from 'vitest';
import { createCompiledIntl } from '#i18n/create-intl.ts';
import type { StudioFinding } from '#studio-api/documents.ts';
import { EditorContext } from '../../editing/context/editor-context.ts';
import { testEditor } from '../../editing/context/testing-editor.ts';
import { aPage } from '../../editing/draft/testing-draft.ts';
import { messages } from '../../parts/texts/messages.en.gen.ts';
import { FieldFindings } from './field-findings.tsx';

it('names the language that a warning is about, whichever language is shown', () => {
  const finding: StudioFinding = {
    ...{ code: 'L10N008', severity: 'warning', message: 'Another language', fix: 'Translate it' },
    ...{
      document: 'page:home',
      nodeId: 'opening',
      path: 'props.title.sv',
      fixes: [],
      about: { name: 'Suomi' },
    },
  };
  const whole: StudioFinding = { ...finding, code: 'TEXT001', path: 'props.title', about: {} };
  render(
    <RawIntlProvider value={createCompiledIntl('en-GB', messages)}>
      <EditorContext value={testEditor(aPage())}>
        <FieldFindings findings={[finding, whole]} path="props.title" />
      </EditorContext>
    </RawIntlProvider>,
  );
  const said = screen.getAllByText(/\w/, { selector: 'p' }).map(({ textContent }) => textContent);
  expect(said[0]).toMatch(/^Svenska: This language shows/);
  expect(said[1]).toMatch(/^This is still the example text/);
});
