/** Pictures that do not suit their place (R-STUDIO-240). */
import { expect, it } from 'vitest';
import { grammar } from '#engine/validators.gen.mjs';
import { checkDocuments } from '#page-lint/check-documents.ts';

const cut = 'MEDIA003';
const blurred = 'MEDIA004';

const alt = { fi: 'a', sv: 'b', en: 'c' };
const title = { fi: 'Talvi', sv: 'Vinter', en: 'Winter' };

/** What is found of the picture of a widget in a row of the layout. */
function found(type: string, props: object, layout = 'full'): string[] {
  const widget = { type, v: grammar.widgets[type]?.version, id: 'w', props };
  const page = {
    kind: 'fragment-file',
    format: 1,
    id: 'f',
    label: 'F',
    containers: [{ kind: 'container', id: 'row', layout, widgets: [widget] }],
  };
  const { findings } = checkDocuments([{ file: 'pages/f.fragment.json', text: JSON.stringify(page) }], {
    grammar,
    messageIds: new Set(),
  });
  return findings.map(
    ({ code, path, about }) => `${code} ${path.replace(/^.*\.props\./, '')} ${about?.length}`,
  );
}

const upright = { file: 'phone.jpg', width: 3000, height: 4000, alt };
const wide = { file: 'wide.jpg', width: 1920, height: 640, alt };

it('warns of an upright photo in a wide banner, on computers and on phones', () => {
  expect(found('banner', { image: upright, title, size: 'l' })).toEqual([`${cut} image.file 69`]);
  expect(found('banner', { image: upright, title })).toEqual([`${cut} image.file 69`]);
  const both = { ...wide, phoneFile: 'strip.jpg', phoneWidth: 700, phoneHeight: 3000 };
  expect(found('banner', { image: both, title, size: 'l' })).toEqual([`${cut} image.phoneFile 87`]);
});

it('takes a focal point as the answer, but for no lack of pixels', () => {
  const focus = { x: 50, y: 20 };
  expect(found('banner', { image: { ...upright, focus }, title, size: 'l' })).toEqual([]);
  const strip = { ...wide, phoneFile: 'strip.jpg', phoneWidth: 800, phoneHeight: 3000 };
  // Each of the two files has a point of its own.
  expect(found('banner', { image: { ...strip, focus }, title, size: 'l' })).toEqual([
    `${cut} image.phoneFile 85`,
  ]);
  expect(found('banner', { image: { ...strip, phoneFocus: focus }, title, size: 'l' })).toEqual([]);
  const small = { ...upright, width: 600, height: 800, focus };
  expect(found('banner', { image: small, title, size: 'l' })).toEqual([`${blurred} image.file 1200`]);
});

it('finds nothing in a picture that suits its place', () => {
  const both = { ...wide, phoneFile: 'tall.webp', phoneWidth: 800, phoneHeight: 960 };
  expect(found('banner', { image: both, title, size: 'l' })).toEqual([]);
  expect(found('banner', { image: upright, title }, 'third')).toEqual([]);
  expect(found('image', { image: upright })).toEqual([]);
});

it('warns of a picture that is blurred there, but of no drawing', () => {
  const small = { ...wide, width: 600, height: 200 };
  expect(found('banner', { image: small, title, size: 'l' })).toEqual([`${blurred} image.file 1200`]);
  expect(found('image', { image: small }, 'half')).toEqual([]);
  expect(found('image', { image: small })).toEqual([`${blurred} image.file 1200`]);
  expect(found('image', { image: { ...small, file: 'logo.svg' } })).toEqual([]);
});
