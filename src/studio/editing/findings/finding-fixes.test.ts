/** What one press corrects (R-STUDIO-114). */
import { expect, it } from 'vitest';
import { applyOperations } from '#engine/operation/apply.ts';
import { findNode } from '#engine/operation/node-tree.ts';
import type { DocumentBody } from '#engine/operation/operation.ts';
import { createCompiledIntl } from '#i18n/create-intl.ts';
import type { StudioFinding } from '#studio-api/documents.ts';
import { messages } from '../../parts/texts/messages.en.gen.ts';
import { findingFixes } from './finding-fixes.ts';

const intl = createCompiledIntl('en-GB', messages);
const banner = (id: string, more: object) => ({ type: 'banner', v: 2, id, ...more });

/** The widget after the press; its label beside it. */
function fixed(
  widgets: { id: string }[],
  about: Partial<StudioFinding> & Pick<StudioFinding, 'code' | 'nodeId'>,
) {
  const body: DocumentBody = {
    kind: 'page',
    id: 'home',
    regions: { main: [{ kind: 'container', id: 'row', layout: 'full', widgets }] },
  };
  const finding: StudioFinding = {
    document: 'page:home',
    path: '',
    severity: 'error',
    message: '',
    fixes: [],
    ...about,
  };
  const draft = { node: (id: string) => findNode(body, id)?.node };
  const [fix] = findingFixes(finding, draft, intl);
  const applied = applyOperations(body, fix?.ops ?? []);
  return { label: fix?.label, node: applied.ok ? findNode(applied.value, about.nodeId)?.node : 'refused' };
}

it('takes the text of another language', () => {
  const widget = banner('hero', { props: { title: { fi: 'Talvi' } } });
  const found = fixed([widget], {
    code: 'L10N001',
    nodeId: 'hero',
    path: 'props.title',
    about: { missing: 'sv' },
  });
  expect(found.label).toBe('Use the text in Suomi');
  expect(found.node).toMatchObject({ props: { title: { fi: 'Talvi', sv: { $same: 'fi' } } } });
});

it('marks a picture as decoration in every language', () => {
  const image = { file: 'a.jpg', alt: { fi: '', sv: '' } };
  const widget = banner('hero', { props: { image } });
  const { node } = fixed([widget], { code: 'A11Y002', nodeId: 'hero', path: 'props.image.alt.fi' });
  expect(node).toMatchObject({ props: { image: { file: 'a.jpg', alt: { fi: null, sv: null } } } });
});

it('removes a part that is not allowed', () => {
  const widgets = [banner('one', {}), banner('two', {})];
  expect(fixed(widgets, { code: 'PAGE023', nodeId: 'two', path: 'type' })).toEqual({
    label: 'Remove',
    node: undefined,
  });
});

it('puts the moments of a period in order, and lets it begin when the one before ends', () => {
  const [early, late] = ['2026-11-27T00:00+02:00', '2026-12-01T00:00+02:00'];
  const turned = banner('one', { when: { from: late, until: early } });
  expect(fixed([turned], { code: 'RULE001', nodeId: 'one', path: 'when.until' }).node).toMatchObject({
    when: { from: early, until: late },
  });
  const before = banner('one', { when: { until: early } });
  const after = banner('two', { when: { from: '2026-11-27T01:00+02:00' } });
  const about = { name: 'one' };
  expect(
    fixed([before, after], { code: 'RULE010', nodeId: 'two', path: 'when.from', about }).node,
  ).toMatchObject({ when: { from: early } });
});

it('removes what no submenu of the shop shows, and keeps the entry', () => {
  const entry = { id: 'tyres', label: { fi: 'Renkaat' }, promotion: { href: 'page:index' } };
  const found = fixed([entry], { code: 'PAGE027', nodeId: 'tyres', path: 'promotion' });
  expect(found).toEqual({ label: 'Remove', node: { id: 'tyres', label: { fi: 'Renkaat' } } });
});
