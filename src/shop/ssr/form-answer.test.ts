/** What a page answers to a script that has posted a form. */

import { expect, it } from 'vitest';
import { FormAnswer, SeeOther } from '#engine/definition/visitor.ts';
import { formOutcome } from './form-answer.ts';

it('writes the texts in the language of the page', () => {
  const thrown = new FormAnswer(
    200,
    { count: '1' },
    { message: { id: 'CART_ITEM_ADDED', values: { count: 1 } } },
  );
  expect(formOutcome(thrown, 'sv')).toEqual({
    kind: 'answer',
    status: 200,
    json: '{"count":"1","message":"Varan lades i varukorgen"}',
  });
});

it('follows a form, and leaves errors to the error page', () => {
  expect(formOutcome(new SeeOther('/x'), 'fi')).toEqual({ kind: 'see-other', location: '/x', status: 303 });
  expect(formOutcome(new Error('x'), 'fi')).toBeNull();
});
