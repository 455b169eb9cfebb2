/** A document that is too large says so while it is written, not when it is published (R-STUDIO-279). */
import { expect, it } from 'vitest';
import type { DocumentId, OpenDocument, StudioFinding } from '#studio-api/documents.ts';
import { openStudio } from '#tests/support/open-studio.ts';

const { signIn } = await openStudio();
const [editor, publisher] = [await signIn('editor'), await signIn('publisher')];
const path = (id: string, rest = '') => `/api/documents/${encodeURIComponent(id)}${rest}`;
const MOST = 256 * 1024;
const sizes = (body: object) =>
  [JSON.stringify(body), JSON.stringify(body, null, 2)].map(text => Buffer.byteLength(text));

for (const id of ['content:front-page', 'page:newsletter'] satisfies DocumentId[])
  it(`finds ${id} too large in its draft, as publishing does`, async () => {
    const { body, version } = (await editor.call('GET', path(id))).value as OpenDocument;
    const [compact = 0] = sizes(body);
    // As it is stored it is small enough; as it is published it is not.
    const text = `<p>${'a'.repeat(MOST - compact - 600)}</p>`;
    const widget = { type: 'text', v: 1, id: 'long', props: { text: { fi: text, sv: '', en: '' } } };
    const node = { kind: 'container', id: 'long-row', layout: 'full', widgets: [widget] };
    const post = {
      base: version,
      clientId: 'size',
      seq: 1,
      ops: [{ insert: { firstInRegion: 'main', node } }],
    };
    const accepted = await editor.call('POST', path(id, '/operations'), post);
    expect(accepted.status).toBe(200);
    const now = (await editor.call('GET', path(id))).value as OpenDocument;
    const [stored = 0, written = 0] = sizes(now.body);
    expect([stored <= MOST, written > MOST]).toEqual([true, true]);
    const codes = (all: readonly StudioFinding[]) =>
      all.map(({ code }) => code).filter(code => code === 'SIZE001');
    expect(codes(now.openFindings)).toEqual(['SIZE001']);
    const published = await publisher.call('POST', '/api/publications', {
      documents: [{ id, version: now.version }],
      note: '',
    });
    expect(published).toMatchObject({ status: 422, value: { code: 'FINDINGS' } });
  });
