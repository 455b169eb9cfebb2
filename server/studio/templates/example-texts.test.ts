/** A draft is warned about texts that a template or a new widget began with (R-STUDIO-131). */
import { expect, it } from 'vitest';
import { createCompiledIntl } from '#i18n/create-intl.ts';
import { isRecord } from '#kernel/is-record.ts';
import { findingWords } from '#studio/parts/texts/finding-words.ts';
import { messages } from '#studio/parts/texts/messages.en.gen.ts';
import type { DocumentPost } from '#studio-api/documents.ts';
import { exampleFindings, exampleTexts } from './example-texts.ts';
import { shopExamples } from './shop-examples.ts';
import { documentOfTemplate, listTemplates } from './templates.ts';

const intl = createCompiledIntl('en-GB', messages);
const begun = {
  type: 'teaser',
  id: 'begun',
  props: {
    title: { fi: 'Otsikko', sv: 'Rubrik' },
    label: { fi: 'Katso', sv: 'Se' },
    target: { fi: 'content:ehdot', sv: 'content:villkor' },
    items: [{ text: { fi: 'Kirjoita tähän.', sv: 'Skriv här.' } }],
    image: { file: 'a.webp', alt: { fi: 'Metsä', sv: 'Skog' } },
  },
};
const examples = exampleTexts([{ node: begun, ready: ['label'] }]);

/** Where a page with one widget is warned. */
function places(props: object, type = 'teaser', live?: object): string[] {
  const bodyOf = (of: object) => {
    const node = { kind: 'container', id: 'row', widgets: [{ type, id: 'mine', props: of }] };
    return { kind: 'page', id: 'p', regions: { main: [node] } };
  };
  const known = { examples, linksOf: () => ['target'], ...(live ? { live: bodyOf(live) } : {}) };
  return exampleFindings('page:p', bodyOf(props), known).map(
    ({ nodeId, path, severity, code, about }) =>
      `${severity} ${nodeId} ${path}: ${findingWords({ code, ...(about ? { about } : {}) }, intl).what}`,
  );
}

it('names each field once while all its languages are examples, and no text that is ready', () => {
  expect(places(begun.props)).toEqual([
    'warning mine props.title: This is still the example text.',
    'warning mine props.items.0.text: This is still the example text.',
  ]);
});

it('names the language that is left, and nothing once each text differs', () => {
  const title = { fi: 'Talven renkaat', sv: 'Rubrik' };
  expect(places({ title })).toEqual([
    'warning mine props.title.sv: This is still the example text (Svenska).',
  ]);
  expect(places({ title: { fi: 'Talven renkaat', sv: 'Vinterns däck' } })).toEqual([]);
  expect(places({ title: { fi: 'Otsikko', sv: { $same: 'fi' } } })).toHaveLength(1);
});

it('says nothing of a language that shoppers read already when another one is written', () => {
  const { title } = begun.props;
  expect(places({ title: { ...title, fi: 'Talven renkaat' } }, 'teaser', { title })).toEqual([]);
  expect(places({ title }, 'teaser', { title: { ...title, sv: 'Vinterns däck' } })).toEqual([
    'warning mine props.title.sv: This is still the example text (Svenska).',
  ]);
});

it('compares with the same field of the same widget in the same language', () => {
  expect(places({ title: { fi: 'Rubrik', sv: 'Otsikko' }, text: { fi: 'Otsikko', sv: 'Rubrik' } })).toEqual(
    [],
  );
  expect(places({ title: begun.props.title }, 'banner')).toEqual([]);
  expect(places({ items: [{}, { text: { fi: 'Kirjoita tähän.', sv: 'Skriv här.' } }] })).toHaveLength(1);
});

it.each(listTemplates())('warns of the texts to replace in a page made of $id', ({ id, kind }) => {
  const post: DocumentPost = { kind, key: 'new', label: 'New', from: { template: id } };
  const body = documentOfTemplate(id, post) ?? {};
  const found = exampleFindings(`${kind === 'page' ? 'page' : 'content'}:new`, body, {
    examples: shopExamples,
    linksOf: () => [],
  });
  expect(found.map(({ path }) => path)).toEqual(['props.text']);
  // The body is the template's own; what is found there is replaced by one word in every language.
  const rewritten = JSON.parse(JSON.stringify(body), (key, value: unknown) =>
    key === 'text' && isRecord(value) ? { fi: 'Teksti', sv: 'Text', en: 'Text' } : value,
  ) as typeof body;
  expect(exampleFindings('page:new', rewritten, { examples: shopExamples, linksOf: () => [] })).toEqual([]);
});

it('knows an example with the name of the page in it, whatever the page is called', () => {
  const node = { type: 'teaser', id: 'a', props: { title: { fi: 'Tervetuloa: {name}. Kirjoita tähän.' } } };
  const named = exampleTexts([
    { node },
    {
      node: { ...node, props: { title: { sv: '{name}' }, label: { fi: '{name} alkaa' } } },
      ready: ['label'],
    },
  ]);
  const isNamed = (name: string, locale: string, text: string) =>
    named({ type: 'teaser', path: `props.${name}`, locale }, text);
  expect(isNamed('title', 'fi', 'Tervetuloa: Kevät. Kirjoita tähän.')).toBe(true);
  expect(isNamed('title', 'fi', 'Tervetuloa: Kevät alkaa nyt.')).toBe(false);
  expect(isNamed('title', 'fi', 'Tervetuloa: . Kirjoita tähän.')).toBe(false);
  expect(isNamed('title', 'sv', 'Våren')).toBe(false);
  expect(isNamed('label', 'fi', 'Kevät alkaa')).toBe(false);
});

it('is content with the texts that a widget calls ready', () => {
  const preset = { type: 'nosto-feed', path: 'props.title', locale: 'fi' };
  expect(shopExamples(preset, 'Sinulle valittua')).toBe(false);
  const banner = { type: 'banner', path: 'props.title', locale: 'fi' };
  expect(shopExamples(banner, 'Renkaat ja vanteet')).toBe(true);
});

it('knows what a new widget begins with', () => {
  const title = { fi: 'Renkaat ja vanteet', sv: 'Däck och fälgar' };
  const body = {
    kind: 'page',
    id: 'p',
    regions: { main: [{ type: 'banner', id: 'new', props: { title } }] },
  };
  const found = exampleFindings('page:p', body, { examples: shopExamples, linksOf: () => [] });
  expect(found).toMatchObject([{ nodeId: 'new', path: 'props.title' }]);
});
