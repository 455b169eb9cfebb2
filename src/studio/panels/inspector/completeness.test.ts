/** Language states of a widget (R-STUDIO-159). */
import { expect, it } from 'vitest';
import { fieldCompleteness } from './completeness.ts';

it.each([
  [{ size: 'm' }, null],
  [{ title: { $t: 'common.shopNow' } }, null],
  [{ title: { fi: '', sv: '' } }, { fi: 'missing', sv: 'missing', en: 'fallback' }],
  [{ title: { fi: 'a', sv: 'b' } }, { fi: 'complete', sv: 'complete', en: 'fallback' }],
  [{ title: { fi: 'a', sv: '' } }, { fi: 'complete', sv: 'missing', en: 'fallback' }],
  [
    { buttons: [{ text: { fi: 'a', sv: { $same: 'fi' }, en: 'c' } }, { text: { fi: 'a', sv: null } }] },
    { fi: 'complete', sv: 'same', en: 'fallback' },
  ],
  [{ title: { fi: 'a', sv: 'b', en: '' } }, { fi: 'complete', sv: 'complete', en: 'missing' }],
])('of %j', (props, states) => {
  expect(fieldCompleteness(props)).toEqual(states);
});
