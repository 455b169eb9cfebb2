/** What an editor shows for page files: VS Code's JSON language service with .schema/, without network. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { getLanguageService, TextDocument } from 'vscode-json-languageservice';
import { widgets } from '#registry/widgets-server.gen.ts';
import { readTexts } from './files.ts';

const root = join(import.meta.dirname, '..', '..');
const service = getLanguageService({
  workspaceContext: {
    resolveRelativePath: (path, resource) => new URL(path, resource).href,
  },
  schemaRequestService: async uri => {
    if (!uri.startsWith('file:')) throw new Error(`unexpected request of ${uri}`);
    return readFileSync(new URL(uri), 'utf8');
  },
});
service.configure({ allowComments: false, validate: true });

function opened(file: string, text: string) {
  const document = TextDocument.create(pathToFileURL(join(root, file)).href, 'json', 1, text);
  return { document, json: service.parseJSONDocument(document) };
}

/** Completes at the position marked with `|`. */
async function completed(file: string, marked: string): Promise<string[]> {
  const at = marked.indexOf('|');
  const { document, json } = opened(file, marked.replace('|', ''));
  const list = await service.doComplete(document, document.positionAt(at), json);
  return (list?.items ?? []).map(({ label }) => label.replaceAll('"', ''));
}

const pageWith = (widget: string) => `{
  "$schema": "../.schema/page.schema.json",
  "format": 1, "kind": "page", "id": "x", "label": "X", "pageType": "X", "layout": "default",
  "seo": { "title": { "fi": "a", "sv": "b" } },
  "regions": { "main": [{ "kind": "container", "id": "c", "layout": "full", "widgets": [${widget}] }] }
}`;

const pages = readTexts(root).filter(({ file }) => file.startsWith('pages/'));

it.each(pages)('reports nothing about $file', async ({ file, text }) => {
  expect(text).toContain('"$schema"');
  const { document, json } = opened(file, text);
  expect(await service.doValidation(document, json)).toEqual([]);
});

it('suggests every widget type', async () => {
  const offered = await completed('pages/x.page.json', pageWith('{ "type": "|" }'));
  expect(offered.toSorted()).toEqual(Object.keys(widgets).toSorted());
});

it('suggests exactly the fields of the widget', async () => {
  const offered = await completed(
    'pages/x.page.json',
    pageWith('{ "type": "video", "v": 1, "id": "x", "props": { "|" } }'),
  );
  expect(offered.toSorted()).toEqual(['display', 'poster', 'provider', 'title', 'videoId']);
});

it('suggests the values of a closed list', async () => {
  const offered = await completed(
    'pages/x.page.json',
    pageWith('{ "type": "video", "v": 1, "id": "x", "props": { "provider": "|" } }'),
  );
  expect(offered).toEqual(expect.arrayContaining(['youtube', 'vimeo']));
});

const inList = (props: string) =>
  pageWith(`{ "type": "product-list", "v": 2, "id": "x", "props": { ${props} } }`);
const inBanner = (props: string) =>
  pageWith(`{ "type": "banner", "v": 2, "id": "x", "props": { ${props} } }`);

it.each([
  ['a category', inList('"categoryAlias": "|"'), 'vinssit'],
  ['a link to a category', inBanner('"href": "|"'), 'category:vinssit'],
  ['a link to a page', inBanner('"href": "|"'), 'page:checkout'],
  ['a link to a content page', inBanner('"href": "|"'), 'content:toimitus'],
  ['a picture', inBanner('"image": { "file": "|" }'), 'hero-winter.webp'],
])('suggests the name of %s', async (_name, marked, name) => {
  expect(await completed('pages/x.page.json', marked)).toContain(name);
});

it('suggests brand numbers with their names', async () => {
  const offered = await completed('pages/x.page.json', inList('"filter": { "brandIds": [|] }'));
  expect(offered).toEqual(expect.arrayContaining([expect.stringMatching(/^\d+ ahmavolt$/)]));
});

it.each([
  ['a link', '"javascript:alert(1)"', inBanner('"href": HERE'), 'This has not the form of a link.'],
  ['an id', '"Big Words"', pageWith('{ "type": "text", "v": 2, "id": HERE, "props": {} }'), 'form of an id'],
  [
    'a moment',
    '"2026-11-27"',
    pageWith('{ "type": "text", "v": 2, "id": "x", "when": { "from": HERE }, "props": {} }'),
    'ISO date and time',
  ],
])('describes the format of %s without a regular expression', async (_name, value, page, form) => {
  const { document, json } = opened('pages/x.page.json', page.replace('HERE', value));
  const messages = (await service.doValidation(document, json)).map(({ message }) => message).join('\n');
  expect(messages).toContain(form);
  expect(messages).not.toMatch(/\^|\(\?|\\/);
});

it('explains a field on hover', async () => {
  const text = pageWith('{ "type": "video", "v": 1, "id": "x", "props": { "videoId": "abc" } }');
  const { document, json } = opened('pages/x.page.json', text);
  const hover = await service.doHover(document, document.positionAt(text.indexOf('"videoId"') + 2), json);
  expect(JSON.stringify(hover?.contents)).toContain('id in its address');
});

it('underlines an unknown field', async () => {
  const { document, json } = opened(
    'pages/x.page.json',
    pageWith('{ "type": "text", "v": 2, "id": "x", "props": { "tittle": "x" } }'),
  );
  const messages = (await service.doValidation(document, json)).map(({ message }) => message);
  expect(messages).toEqual(['Property tittle is not allowed.']);
});
