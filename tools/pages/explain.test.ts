/** `pages explain` agrees with the renderer and names the cause. */
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { ContainerNode } from '#engine/definition/page-document.ts';
import { resolveTestPage, testContainer, testPage, testShop, testWidget } from '#engine/testing-engine.ts';
import { commands } from './commands.ts';
import { type ExplainWorld, explainPage } from './explain.ts';
import { contextFrom } from './explain-context.ts';

const project = join(import.meta.dirname, '..', '..');
const context = (...words: string[]) => contextFrom(['now=2026-11-28T10:00+02:00', ...words]).context;

const hero: ContainerNode = {
  ...testContainer('hero', 'banner', 'text'),
  when: { market: ['fi', 'se'], until: '2026-12-01T00:00+02:00' },
};
const [banner, text] = hero.widgets;
if (banner) banner.when = { any: [{ vehicle: 'any' }, { auth: 'customer' }] };
if (text) text.when = { not: { locale: ['sv'] } };

const world = (changes: Partial<ExplainWorld> = {}): ExplainWorld => ({
  pages: [testPage([hero])],
  overrides: [],
  fragments: {},
  features: [],
  ...changes,
});

it('prints every node with the verdict of each of its conditions', () => {
  expect(explainPage(world(), 'home', context('market=se', 'locale=sv', 'customerType=ORGANIZATION'))).toBe(
    `home  context ["market=se","locale=sv","customerType=ORGANIZATION","now=2026-11-28T08:00:00.000Z"]
SHOW   main/container#hero  because market=["fi","se"]→true, until="2026-12-01T00:00+02:00"→true
CLIENT   banner@1#hero-banner-0  because any(vehicle="any"→unknown | auth="customer"→unknown)
HIDE     text@1#hero-text-1  because not(locale=["sv"]→true)
cache: classes={client, private, segment, time}, shared=false, clamp=2026-11-30T22:00:00.000Z`,
  );
});

it('hides the content of a hidden container', () => {
  const rows = explainPage(world(), 'home', context('market=no')).split('\n');
  expect(rows.filter(row => row.startsWith('HIDE'))).toHaveLength(3);
});

it('says that a part is hidden, with all that stands in it', () => {
  const shut = testPage([{ ...testContainer('c', 'text'), hidden: true }]);
  const rows = explainPage(world({ pages: [shut] }), 'home', context('market=fi')).split('\n');
  expect(rows.slice(1, 3)).toEqual(['HIDE   main/container#c  because hidden', 'HIDE     text@1#c-text-0']);
});

it('prints the content of a fragment', () => {
  const fragments: ExplainWorld['fragments'] = {
    f: { kind: 'fragment-file', id: 'f', containers: [testContainer('c', 'text')] },
    g: { kind: 'fragment-file', id: 'g', containers: [{ kind: 'fragment', id: 'in', ref: 'f' }] },
  };
  const all = testPage([{ kind: 'fragment', id: 'all', ref: 'g', when: { market: ['no'] } }]);
  const rows = explainPage(world({ pages: [all], fragments }), 'home', context('market=fi')).split('\n');
  expect(rows.filter(row => row.startsWith('HIDE')).map(row => row.split(/\s+/)[1])).toEqual([
    'main/fragment#all=g',
    'main/all/fragment#in=f',
    'main/all/in/container#c',
    'text@1#c-text-0',
  ]);
});

it('names the overrides that apply', () => {
  const se = { id: 'home-se', extends: 'home', context: { market: ['se'] }, ops: [{ hide: 'hero' }] };
  const output = explainPage(world({ overrides: [se] }), 'home', context('market=se'));
  expect(output).toContain('OVERRIDE home-se');
  expect(output).not.toContain('container#hero');
});

it.each(['market=fi', 'market=se', 'market=no', 'locale=sv'])(
  'shows with %s what the renderer shows',
  async word => {
    const asked = context(word);
    const shop = testShop({ banner: testWidget({ type: 'banner' }), text: testWidget({ type: 'text' }) });
    const resolved = await resolveTestPage(testPage([hero]), asked, shop.services);
    const rendered = Object.values(resolved.regions).flatMap(containers =>
      containers.flatMap(({ widgets }) =>
        widgets.flatMap(({ id, loaded }) => (loaded.state === 'deferred' ? [] : [id])),
      ),
    );
    const output = explainPage(world(), 'home', asked);
    const shown = [...output.matchAll(/^SHOW {5}.*?#([\w-]+)/gm)].map(([, id]) => id);
    expect(shown).toEqual(rendered);
  },
);

it.each([['colour=red'], ['now=soon'], ['locale=de']])('rejects the argument %s', word => {
  expect(() => contextFrom([word])).toThrow(/Unknown fact|date and time|one of/);
});

const explain = (...rest: string[]) =>
  commands['explain']?.({ root: project, rest, format: 'pretty', fix: false, check: false, write: false });

it.each([
  [[], 'Name a page first: npm run pages -- explain <page>'],
  [['market=xx'], 'Name a page first: npm run pages -- explain <page>'],
  [['home', 'market=Finland'], 'market must be an alias such as fi or se'],
  [['home', 'marked=fi'], 'Facts: market=se locale=sv'],
])('answers explain %j with help', (rest, help) => {
  expect(() => explain(...rest)).toThrow(help);
});

it('notes that no page file names the market', async () => {
  const note = 'note: no page file names the market "xx"';
  expect(await explain('home', 'market=xx')).toMatchObject({ out: expect.stringContaining(note) });
  expect((await explain('home', 'market=fi'))?.out).not.toContain('note:');
});
