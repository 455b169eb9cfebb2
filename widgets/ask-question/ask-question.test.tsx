/** A question without scripts. */

import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { Product } from '#api/catalogue/types.ts';
import type { QuestionApi } from '#api/question/types.ts';
import { ApiError } from '#api/transport.ts';
import { fakeVisitor } from '#tests/support/fake-visitor.ts';
import { pageContext, widgetScene } from '#tests/support/worlds/widget-scene.tsx';
import { type AskQuestionContext, loadAskQuestion, submitAskQuestion } from './ask-question-data.ts';
import minimal from './examples/minimal.json' with { type: 'json' };
import definition from './index.ts';

afterEach(cleanup);

const product = { name: 'Vinssi 2500', href: '/sv/p/vinssi-2500' } as unknown as Product;
const good = { text: 'Sopiiko?\r\nHonda', author: ' Aino ', email: '', vehicle: 'Honda TRX520 2021' };

function contextOf(query: Record<string, string> = { product: 'vinssi-2500' }) {
  const ask = vi.fn<QuestionApi['ask']>().mockResolvedValue(true);
  const reject = vi.fn();
  const api = {
    catalogue: { product: (alias: string) => Promise.resolve(alias === 'vinssi-2500' ? product : null) },
    question: { ask },
  } as unknown as AskQuestionContext['api'];
  const context: AskQuestionContext = {
    ...pageContext({}),
    ...{ query, api, prefix: '/sv', path: '/fraga-om-produkten' },
    safeHtml: () => Promise.reject(new Error('unused')),
    visitor: fakeVisitor({ reject }),
  };
  return { context, ask, reject };
}

/** @proves FAULT-121 */
it('stores the question and leads to the receipt in the language of the page (R-PRODUCT-46)', async () => {
  const { context, ask, reject } = contextOf();
  const receipt = '/sv/fraga-om-produkten?product=vinssi-2500';
  await expect(submitAskQuestion(context, new URLSearchParams(good))).rejects.toMatchObject({
    location: `${receipt}&sent=1`,
  });
  const mailed = new URLSearchParams({ ...good, email: 'aino@example.com' });
  await expect(submitAskQuestion(context, mailed)).rejects.toMatchObject({
    location: `${receipt}&sent=mail`,
  });
  const asked = { question: 'Sopiiko?\nHonda', author: 'Aino', vehicle: 'Honda TRX520 2021', website: '' };
  expect(ask.mock.calls).toEqual([
    ['vinssi-2500', { ...asked, email: '' }],
    ['vinssi-2500', { ...asked, email: 'aino@example.com' }],
  ]);
  expect(reject).not.toHaveBeenCalled();
});

it('shows what is wrong with what was typed', async () => {
  const { context, ask, reject } = contextOf();
  const fields = new URLSearchParams({ text: ' ', author: 'Aino', email: 'aino@' });
  const answer = await submitAskQuestion(context, fields);
  expect(answer).toMatchObject({
    written: { text: '', author: 'Aino', email: 'aino@' },
    wrong: { text: true, author: false, email: true },
  });
  expect([ask.mock.calls, reject.mock.calls.length]).toEqual([[], 1]);
});

it('keeps what was typed when the shop refuses it or does not answer', async () => {
  const { context, ask, reject } = contextOf();
  ask
    .mockRejectedValueOnce(new ApiError('graphql', 'PostProductQuestion', 'Wait', { code: 'RATE_LIMITED' }))
    .mockResolvedValueOnce(false);
  for (const _ of ['error', 'refusal'])
    expect(await submitAskQuestion(context, new URLSearchParams(good))).toMatchObject({
      written: { text: 'Sopiiko?\nHonda', author: 'Aino' },
      phase: 'failed',
    });
  expect(reject).toHaveBeenCalledTimes(2);
});

it('passes on what a program types into the field that people do not see (R-DATA-24)', async () => {
  const { context, ask } = contextOf();
  const fields = new URLSearchParams({ ...good, website: 'https://example.com' });
  await expect(submitAskQuestion(context, fields)).rejects.toMatchObject({ name: 'SeeOther' });
  expect(ask.mock.lastCall?.[1].website).toBe('https://example.com');
});

it('thanks after the question, and leads back to the product', async () => {
  const { context } = contextOf({ product: 'vinssi-2500', sent: '1' });
  render(await widgetScene(definition, minimal, { query: context.query, api: context.api }));
  expect(screen.getByText(/Kiitos kysymyksestäsi/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Takaisin tuotteeseen' })).toHaveAttribute('href', product.href);
  expect(screen.queryByRole('textbox')).toBeNull();
});

it.each([{}, { product: 'poissa' }])('says that %j is not sold', async query => {
  const { context } = contextOf(query);
  expect((await loadAskQuestion(context)).product).toBeNull();
  render(await widgetScene(definition, minimal, { query, api: context.api }));
  expect(screen.getByRole('link', { name: 'Jatka ostoksia' })).toBeInTheDocument();
});
