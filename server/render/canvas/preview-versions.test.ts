/** The note of a preview link chooses the versions of experiments (R-STUDIO-250). */
import { expect, it } from 'vitest';
import type { Experiments } from '#kernel/experiment/choose-arm.ts';
import { withPreviewNotice } from './preview-notice.ts';
import { chosenVersions, versionLinks } from './preview-versions.ts';

const experiment = (...ids: string[]) => ({
  arms: ids.map(id => ({ id, weight: 50 })),
  ...({ goal: 'pressed', change: 20, visitors: 900 } as const),
});
const experiments: Experiments = { hero: experiment('a', 'b', 'c'), row: experiment('a', 'b') };
const query = (text: string) => new URLSearchParams(text);

it.each([
  ['', { hero: 'a', row: 'a' }],
  ['versions=hero%3Dc%26row%3Db', { hero: 'c', row: 'b' }],
  // A link may be older than the draft of another one.
  ['versions=hero%3Dz%26gone%3Db', { hero: 'a', row: 'a' }],
])('shows what "%s" asks for', (search, arms) => {
  expect(chosenVersions(experiments, query(search))).toEqual(arms);
});

it('links every version, beside what else is chosen', () => {
  const at = query('page=2&versions=row%3Db');
  const links = versionLinks(experiments, chosenVersions(experiments, at), at);
  expect(links.map(each => each.map(({ letter, isShown }) => `${letter}${isShown ? '*' : ''}`))).toEqual([
    ['A*', 'B', 'C'],
    ['A', 'B*'],
  ]);
  const [, , third] = links[0] ?? [];
  const next = query(third?.href.slice(1) ?? '');
  expect([next.get('page'), chosenVersions(experiments, next)]).toEqual(['2', { hero: 'c', row: 'b' }]);
  expect(versionLinks(undefined, {}, at)).toEqual([]);
});

it('says in the note which version is shown, and leads to the others', () => {
  const page = '<!doctype html><html lang="en"><head></head><body><div id="root"></div></body></html>';
  const note = {
    ...{ names: ['Front page'], segment: { customerType: 'PERSON' as const }, country: '', at: null },
    endsAt: new Date('2026-12-24T10:00:00Z'),
  };
  expect(withPreviewNotice(page, { ...note, versions: [] })).not.toContain('<a ');
  const shown = chosenVersions(experiments, query(''));
  const html = withPreviewNotice(page, { ...note, versions: versionLinks(experiments, shown, query('')) });
  expect(html).toContain('<a href="?versions=hero%3Da%26row%3Da" aria-current="true">Version A</a>');
  expect(html).toContain('<a href="?versions=hero%3Dc%26row%3Da">Version C</a>');
  expect(html).toContain('Experiment 2: ');
});
