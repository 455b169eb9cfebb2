import { expect, it } from 'vitest';
import type { Layout } from '#engine/page-types.gen.ts';
import { frameOf, layoutContentOf, type MessageContext } from './frame.ts';

const layout = (id: string, frame: Layout['frame']): Layout => ({
  format: 1,
  kind: 'layout',
  id,
  label: id,
  regions: { main: {} },
  frame,
});
const message = {
  id: 'strike',
  text: { fi: 'Lakko', sv: { $same: 'fi' as const } },
  link: { text: { fi: 'Lue lisää', sv: null }, href: 'page:index' },
  from: '2026-11-20T00:00+02:00',
  until: '2026-11-22T00:00+02:00',
};
const messageContext = (changes: Partial<MessageContext> = {}): MessageContext => ({
  locale: 'fi',
  now: new Date('2026-11-21T10:00:00Z'),
  link: address => `/to/${address}`,
  demoText: null,
  announcement: '',
  ...changes,
});
const layouts = [
  layout('default', {
    header: 'full',
    footer: 'full',
    login: true,
    snackbar: false,
    payments: ['cards'],
    message,
  }),
  layout('campaign', { header: 'bar', navigation: { layout: 'boxed' }, payments: [] }),
];

it('treats missing switches, header and footer as off (R-PAGE-11)', () => {
  expect(frameOf(layouts, 'campaign', [])).toEqual({ header: 'bar', footer: 'none' });
  expect(frameOf(layouts, 'default', [])).toEqual({ header: 'full', footer: 'full', login: true });
});

it('has no bar for a vehicle where the shop has no vehicles', () => {
  const withBar = [layout('default', { header: 'full', modelSelector: true, login: true })];
  expect(frameOf(withBar, 'default', ['vehicles'])).toMatchObject({ modelSelector: true });
  expect(frameOf(withBar, 'default', ['quick-order'])).toEqual({
    header: 'full',
    footer: 'none',
    login: true,
  });
});

it('falls back to the default layout for an unknown one', () => {
  expect(frameOf(layouts, 'gone', [])).toEqual(frameOf(layouts, 'default', []));
});

it('says on every page of a demo shop that it is one, unless its layout says something else', () => {
  const silent = [layout('default', { header: 'full' })];
  const messageOf = (own: readonly Layout[], demoText: string | null) =>
    layoutContentOf(own, 'default', messageContext({ demoText })).message?.text;
  expect([messageOf(silent, 'Demo'), messageOf(layouts, 'Demo'), messageOf(silent, null)]).toEqual([
    'Demo',
    'Lakko',
    undefined,
  ]);
});

it('says what the shop announces before anything else, by another name for another text', () => {
  const said = (announcement: string) =>
    layoutContentOf(layouts, 'default', messageContext({ announcement, demoText: 'Demo' })).message;
  expect(said('Suljettu pyhinä')).toMatchObject({ text: 'Suljettu pyhinä', link: null });
  expect(said('Suljettu pyhinä')?.id).toBe(said('Suljettu pyhinä')?.id);
  expect(said('Auki taas')?.id).not.toBe(said('Suljettu pyhinä')?.id);
  expect(said('')?.text).toBe('Lakko');
});

it('opens a full-width navigation on hover by default (R-SHELL-3)', () => {
  expect(layoutContentOf(layouts, 'default', messageContext()).navigation).toEqual({
    layout: 'full-width',
    opens: 'hover',
  });
  expect(layoutContentOf(layouts, 'campaign', messageContext()).navigation).toEqual({
    layout: 'boxed',
    opens: 'hover',
  });
});

it('inherits shop-wide content from the default layout and lets a layout override it', () => {
  expect(layoutContentOf(layouts, 'campaign', messageContext())).toMatchObject({
    payments: [],
    message: { id: 'strike' },
  });
  expect(layoutContentOf([], 'default', messageContext())).toMatchObject({
    payments: [],
    socialLinks: [],
    message: undefined,
  });
});

it('shows the message in the language of the page, with its link only if that is translated', () => {
  expect(layoutContentOf(layouts, 'default', messageContext()).message).toEqual({
    id: 'strike',
    text: 'Lakko',
    link: { text: 'Lue lisää', href: '/to/page:index' },
  });
  expect(layoutContentOf(layouts, 'default', messageContext({ locale: 'sv' })).message).toEqual({
    id: 'strike',
    text: 'Lakko',
    link: null,
  });
});

it.each([
  ['2026-11-19T21:59:59Z', false, '2026-11-19T22:00:00Z'],
  ['2026-11-19T22:00:00Z', true, '2026-11-21T22:00:00Z'],
  ['2026-11-21T21:59:59Z', true, '2026-11-21T22:00:00Z'],
  ['2026-11-21T22:00:00Z', false, null],
])('at %s shows the message: %s; next change at %s', (now, isShown, changesAt) => {
  const content = layoutContentOf(layouts, 'default', messageContext({ now: new Date(now) }));
  expect(content.message !== undefined).toBe(isShown);
  expect(content.messageChangesAt).toEqual(changesAt === null ? undefined : new Date(changesAt));
});
