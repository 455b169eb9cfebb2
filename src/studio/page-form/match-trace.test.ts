/** Mapping between rendered elements and fields. */
import { expect, it } from 'vitest';
import type { WidgetInstance } from '#engine/definition/contract.ts';
import { pathOfPress, traceOf, whatShows } from './match-trace.ts';

const instance: WidgetInstance = {
  type: 'banner',
  v: 1,
  id: 'winter',
  props: {
    image: { file: 'winter.svg', alt: { fi: 'Mönkijä', sv: 'Fyrhjuling' } },
    large: { fi: 'Talvi tulee', sv: 'Vintern kommer' },
    body: { fi: '<p>Aura  ja <b>linko</b></p>', sv: null },
    buttons: [
      { text: { fi: 'Osta', sv: 'Köp' }, href: '/a' },
      { text: { fi: 'Osta', sv: 'Köp' }, href: '/b' },
    ],
    small: { $t: 'common.shopNow' },
  },
};
const text = (value: string) => ({ kind: 'text', value }) as const;

it('finds the field by its text, image or URL', () => {
  const shows = whatShows(instance, 'fi');
  expect(pathOfPress([text('Talvi tulee')], shows)).toEqual(['props', 'large', 'fi']);
  expect(pathOfPress([text('Aura ja linko')], shows)).toEqual(['props', 'body', 'fi']);
  expect(pathOfPress([{ kind: 'picture', value: 'winter.svg' }], shows)).toEqual(['props', 'image', 'file']);
  expect(pathOfPress([{ kind: 'link', value: '/b' }], shows)).toEqual(['props', 'buttons', 1, 'href']);
});

it('prefers the innermost match, and returns none for ambiguous ones', () => {
  const shows = whatShows(instance, 'fi');
  expect(pathOfPress([text('Talvi tulee'), text('Aura ja linko')], shows)).toEqual(['props', 'large', 'fi']);
  expect(pathOfPress([text('unknown'), text('Aura ja linko')], shows)).toEqual(['props', 'body', 'fi']);
  expect(pathOfPress([text('Osta'), { kind: 'link', value: '/b' }], shows)).toBeNull();
  expect(pathOfPress([text('Mönkijä'), text('common.shopNow'), text('Vintern kommer')], shows)).toBeNull();
});

it('finds the rendered content of a field, to outline it', () => {
  const shows = whatShows(instance, 'sv');
  expect(traceOf(['props', 'large', 'sv'], shows)).toEqual(text('Vintern kommer'));
  expect(traceOf(['props', 'large', 'fi'], shows)).toBeNull();
  expect(traceOf(['props', 'large'], shows)).toBeNull();
});
