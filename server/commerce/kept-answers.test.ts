/** Answers shared by visitors: asked once, forgotten on a change, never for somebody in particular, never a failure. */
import { expect, it, vi } from 'vitest';
import { type CommerceAnswer, type CommerceRequest, nobody } from './commerce.ts';
import { keepAnswers } from './kept-answers.ts';

const question = (changes: Partial<CommerceRequest> = {}): CommerceRequest => ({
  documentId: 'list',
  operationName: 'List',
  variables: { marketId: 'fi' },
  caller: nobody('r1'),
  readOnly: true,
  ...changes,
});

const shop = (answer: () => CommerceAnswer) => {
  const execute = vi.fn(async () => answer());
  return { execute, ...keepAnswers({ execute }) };
};

it('asks once for equal questions, also while the first is under way', async () => {
  const { commerce, execute } = shop(() => ({ data: 1 }));
  await Promise.all([commerce.execute(question()), commerce.execute(question({ caller: nobody('r2') }))]);
  await commerce.execute(question());
  expect(execute).toHaveBeenCalledTimes(1);
});

it('asks anew in another market and after a change', async () => {
  const { commerce, execute, forget } = shop(() => ({ data: 1 }));
  await commerce.execute(question());
  await commerce.execute(question({ variables: { marketId: 'se' } }));
  forget();
  await commerce.execute(question());
  expect(execute).toHaveBeenCalledTimes(3);
});

it('keeps nothing of somebody in particular, no mutation, no free text', async () => {
  const { commerce, execute } = shop(() => ({ data: 1 }));
  const { documentId: _none, ...free } = question({ text: '{ a }' });
  for (const request of [
    question({ caller: { ...nobody('r'), token: 't' } }),
    question({ readOnly: false }),
    free,
  ]) {
    await commerce.execute(request);
    await commerce.execute(request);
  }
  expect(execute).toHaveBeenCalledTimes(6);
});

it('keeps no failure', async () => {
  const answers: (() => CommerceAnswer)[] = [
    () => ({ errors: [{ message: 'no' }] }),
    () => {
      throw new Error('away');
    },
    () => ({ data: 2 }),
  ];
  const { commerce } = shop(() => (answers.shift() ?? (() => ({ data: 3 })))());
  await commerce.execute(question());
  await expect(commerce.execute(question())).rejects.toThrow('away');
  expect(await commerce.execute(question())).toEqual({ data: 2 });
  expect(await commerce.execute(question())).toEqual({ data: 2 });
});
