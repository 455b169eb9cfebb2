/** What open browsers see of an error in a page file during development. */

import type { ErrorPayload } from 'vite';
import { expect, it } from 'vitest';
import { createPageOverlay } from './page-overlay.ts';

const place = { severity: 'error', file: 'pages/home.page.json', line: 3, column: 5, endColumn: 9 } as const;

const pages = (errors: readonly string[], isRevision = true) => ({
  findings: errors.map(message => ({ ...place, code: 'PAGE002', message, path: '' })),
  errors,
  isRevision,
});

function sockets() {
  const sent: ErrorPayload[] = [];
  const handles: (() => void)[] = [];
  const overlay = createPageOverlay({
    on: (_event, handle) => handles.push(handle),
    send: payload => void sent.push(payload),
  });
  return { overlay, sent, connect: () => handles.forEach(handle => handle()) };
}

it('shows the error with its place to open browsers and to those that connect later', () => {
  const { overlay, sent, connect } = sockets();
  overlay.show(pages(['pages/home.page.json:3:5  error  PAGE002  Unknown property', 'another']));
  connect();
  expect(sent).toHaveLength(2);
  expect(sent[0]?.err).toMatchObject({ loc: { file: 'pages/home.page.json', line: 3, column: 5 } });
  expect(sent[0]?.err.message).toMatch(/PAGE002 {2}Unknown property[^]*1 more[^]*last valid revision/);
  expect(sent[1]).toEqual(sent[0]);
});

it('shows nothing once the files are valid again', () => {
  const { overlay, sent, connect } = sockets();
  overlay.show(pages(['broken'], false));
  expect(sent[0]?.err.message).toContain('this page is missing');
  overlay.show(pages([]));
  connect();
  expect(sent).toHaveLength(1);
});
