/** A comparison names what has changed in the words of the page. */
import { expect, it } from 'vitest';
import type { DocumentBody, DocumentNode } from './operation.ts';
import { type ComparisonRules, semanticChanges } from './semantic-change.ts';

const rules: ComparisonRules = { isSeen: path => path !== 'v', locales: ['fi', 'sv', 'en'] };
const banner = (props: object, v = 1): DocumentNode => ({ type: 'Hero', v, id: 'hero', props });
const page = (...widgets: DocumentNode[]): DocumentBody => ({
  kind: 'page',
  id: 'home',
  regions: { main: [{ kind: 'container', id: 'top', layout: 'full', widgets }] },
});
const changes = (from: DocumentBody, to: DocumentBody) => semanticChanges(from, to, rules);

it('names the parts down to the changed one, field and language', () => {
  const [from, to] = [{ title: { fi: 'Talvi', sv: 'Vinter' } }, { title: { fi: 'Kesä', sv: 'Vinter' } }];
  const row = { kind: 'container', id: 'top', layout: 'full', widgets: [] };
  expect(changes(page(banner(from)), page(banner(to)))).toEqual([
    {
      trail: [row, banner(to)],
      kind: 'changed',
      nodeId: 'hero',
      path: 'props.title.fi',
      locale: 'fi',
      before: 'Talvi',
      after: 'Kesä',
    },
  ]);
});

it('counts a text that is new in two languages as two changes', () => {
  const found = changes(page(banner({})), page(banner({ title: { fi: 'Kesä', sv: 'Sommar' } })));
  expect(found.map(({ locale, after }) => [locale, after])).toEqual([
    ['fi', 'Kesä'],
    ['sv', 'Sommar'],
  ]);
  expect(found.every(change => !('before' in change))).toBe(true);
});

it('leaves out what people do not see', () => {
  expect(changes(page(banner({}, 1)), page(banner({}, 2)))).toEqual([]);
});

it('names what was added, moved and removed, in the order of the page', () => {
  const text = (id: string): DocumentNode => ({ type: id, v: 1, id, props: {} });
  const from = page(text('gone'), text('first'), text('second'), text('third'));
  const to = page(text('third'), text('first'), text('new'), text('second'));
  expect(changes(from, to).map(({ kind, trail }) => [kind, trail.at(-1)?.id])).toEqual([
    ['moved', 'third'],
    ['added', 'new'],
    ['removed', 'gone'],
  ]);
});
