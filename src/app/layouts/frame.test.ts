import type { Layout } from '#engine/page-types.gen.ts';
import { expect, it } from 'vitest';
import { layoutContentOf, frameOf, type MessageContext } from './frame.ts';

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
const telling = (changes: Partial<MessageContext> = {}): MessageContext => ({
  locale: 'fi',
  now: new Date('2026-11-21T10:00:00Z'),
  link: address => `/to/${address}`,
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

it('a switch that is not set is off, and so are header and footer (R-PAGE-11)', () => {
  expect(frameOf(layouts, 'campaign')).toEqual({ header: 'bar', footer: 'none' });
  expect(frameOf(layouts, 'default')).toEqual({ header: 'full', footer: 'full', login: true });
});

it('a page whose layout is gone gets the shop’s own', () => {
  expect(frameOf(layouts, 'gone')).toEqual(frameOf(layouts, 'default'));
});

it('the navigation is full-width and opens on hover unless a layout says otherwise (R-SHELL-3)', () => {
  expect(layoutContentOf(layouts, 'default', telling()).navigation).toEqual({
    layout: 'full-width',
    opens: 'hover',
  });
  expect(layoutContentOf(layouts, 'campaign', telling()).navigation).toEqual({
    layout: 'boxed',
    opens: 'hover',
  });
});

it('what the whole shop says is written once, and a layout may say it differently', () => {
  expect(layoutContentOf(layouts, 'campaign', telling())).toMatchObject({
    payments: [],
    message: { id: 'strike' },
  });
  expect(layoutContentOf([], 'default', telling())).toMatchObject({
    payments: [],
    socialLinks: [],
    message: undefined,
  });
});

it('the message is told in the language of the page, its link where the language has words for it', () => {
  expect(layoutContentOf(layouts, 'default', telling()).message).toEqual({
    id: 'strike',
    text: 'Lakko',
    link: { text: 'Lue lisää', href: '/to/page:index' },
  });
  expect(layoutContentOf(layouts, 'default', telling({ locale: 'sv' })).message).toEqual({
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
])('at %s the message is told: %s; its next change is at %s', (now, isTold, turnsAt) => {
  const dressing = layoutContentOf(layouts, 'default', telling({ now: new Date(now) }));
  expect(dressing.message !== undefined).toBe(isTold);
  expect(dressing.turnsAt).toEqual(turnsAt === null ? undefined : new Date(turnsAt));
});
