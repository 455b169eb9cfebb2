/** An alternative text is asked for only where the widget renders it (R-STUDIO-132). */
import { expect, it } from 'vitest';
import { grammar } from '#engine/validators.gen.mjs';
import { checkDocuments } from './check-documents.ts';

const image = { file: 'a.webp', width: 1920, height: 1440, alt: { fi: '', sv: '' } };
const title = { fi: 'Talvi', sv: 'Vinter' };

/** Where a page with this widget lacks an alternative text. */
function lacks(type: string, props: object): string[] {
  const widget = { type, v: grammar.widgets[type]?.version, id: 'w', props };
  const page = {
    kind: 'fragment-file',
    format: 1,
    id: 'f',
    label: 'F',
    containers: [{ kind: 'container', id: 'row', layout: 'full', widgets: [widget] }],
  };
  const { findings } = checkDocuments([{ file: 'pages/f.fragment.json', text: JSON.stringify(page) }], {
    grammar,
    messageIds: new Set(['TITLE']),
  });
  return findings.map(({ code, path }) => `${code} ${path.replace(/^.*\.props\./, '')}`);
}

it('asks for the text of a picture without a text beside it', () => {
  expect(lacks('banner', { image })).toEqual(['A11Y002 image.alt.fi']);
  expect(lacks('image', { image, caption: title })).toEqual(['A11Y002 image.alt.fi']);
  expect(lacks('json', { template: 'cards', items: [{ image, text: title }] })).toEqual([
    'A11Y002 items[0].image.alt.fi',
  ]);
});

it('does not ask where a text beside the picture takes its place', () => {
  expect(lacks('banner', { image, title })).toEqual([]);
  expect(lacks('banner', { image, title: { $t: 'TITLE' } })).toEqual([]);
  expect(lacks('banner', { image, buttonLabel: { fi: '1–3', sv: { $same: 'fi' } } })).toEqual([]);
  expect(lacks('json', { template: 'cards', items: [{ image, title }] })).toEqual([]);
  expect(lacks('video', { provider: 'youtube', videoId: 'dQw4w9WgXcQ', title, poster: image })).toEqual([]);
});

it('asks in the language that leaves the text out', () => {
  expect(lacks('banner', { image, title: { fi: 'Talvi', sv: null } })).toEqual(['A11Y002 image.alt.sv']);
});
