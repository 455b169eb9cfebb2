/** Queries of one page in one execution: the answers, tags and failures of each stay its own. */
import { expect, it, vi } from 'vitest';
import { MenuAtLocationDocument, WidgetAreaDocument } from '#api/content/content.gen.ts';
import { ProductQuestionsDocument } from '#api/question/question.gen.ts';
import { ProductReviewsDocument } from '#api/review/review.gen.ts';
import { AnswerReads } from '#kernel/work/answer-reads.ts';
import { type CommerceAnswer, type CommerceRequest, CommerceUnavailable, publicCaller } from './commerce.ts';
import { joinQueries } from './join-queries.ts';
import { persistedDocument } from './joined-documents.ts';

const standard = { channelId: '1|fi', marketId: 'fi', languageId: 'fi-FI' };

const asking = (
  { id, name }: { id: string; name: string },
  variables: Record<string, unknown>,
  changes: Partial<CommerceRequest> = {},
): CommerceRequest => ({
  documentId: id,
  operationName: name,
  variables: { ...standard, ...variables },
  caller: publicCaller('page-1'),
  readOnly: true,
  ...changes,
});

const menu = (location: string, changes?: Partial<CommerceRequest>) =>
  asking(MenuAtLocationDocument, { location }, changes);
const reviews = (alias: string) => asking(ProductReviewsDocument, { alias, skip: 0, take: 5 });
const questions = (alias: string) => asking(ProductQuestionsDocument, { alias, skip: 0, take: 5 });

function backend(
  answer: (request: CommerceRequest) => CommerceAnswer,
  has?: (documentId: string) => boolean,
) {
  const execute = vi.fn(async (request: CommerceRequest) => answer(request));
  return { execute, commerce: joinQueries({ execute, ...(has ? { has } : {}) }) };
}

const isJoined = ({ documentId = '' }: CommerceRequest) => documentId.includes('+');

it('asks for all menus of a page at once, with the variables that they share', async () => {
  const { commerce, execute } = backend(() => ({
    data: { p0_getMenuAtLocation: { title: 'Main' }, p1_getMenuAtLocation: null },
  }));
  const answers = await Promise.all([commerce.execute(menu('main')), commerce.execute(menu('top'))]);
  expect(answers).toEqual([
    { data: { getMenuAtLocation: { title: 'Main' } } },
    { data: { getMenuAtLocation: null } },
  ]);
  expect(execute).toHaveBeenCalledTimes(1);
  expect(execute.mock.calls[0]?.[0]).toMatchObject({
    operationName: 'PageMenus',
    variables: { ...standard, p0_location: 'main', p1_location: 'top' },
    readOnly: true,
  });
  const text = persistedDocument(execute.mock.calls[0]?.[0].documentId ?? '')?.text ?? '';
  expect(text).toContain('p1_getMenuAtLocation:getMenuAtLocation(menuLocationId:$p1_location');
  expect(text.match(/fragment MenuItemParts /g)).toHaveLength(1);
});

it.each([
  ['another subject', asking(WidgetAreaDocument, { family: 'Product' })],
  ['another language', menu('top', { variables: { ...standard, languageId: 'sv-SE', location: 'top' } })],
  ['another page', menu('top', { caller: publicCaller('page-2') })],
  ['a signed-in visitor', menu('top', { caller: { ...publicCaller('page-1'), token: 't' } })],
  ['a visitor with limits', menu('top', { caller: { ...publicCaller('page-1'), ip: '192.0.2.1' } })],
  ['a mutation', menu('top', { readOnly: false })],
  ['an unknown document', menu('top', { documentId: 'other' })],
])('does not join %s', async (_name, other) => {
  const { commerce, execute } = backend(() => ({ data: {} }));
  await Promise.all([commerce.execute(menu('main')), commerce.execute(other)]);
  expect(execute.mock.calls.map(([request]) => isJoined(request))).toEqual([false, false]);
});

it('asks for what a platform does not have alone, which refuses it', async () => {
  const { commerce, execute } = backend(
    ({ documentId }) => ({ data: { id: documentId } }),
    id => id !== ProductQuestionsDocument.id,
  );
  await Promise.all([commerce.execute(reviews('a')), commerce.execute(questions('a'))]);
  expect(execute.mock.calls.map(([request]) => isJoined(request))).toEqual([false, false]);
});

it('collects what each part depends on apart', async () => {
  const { commerce } = backend(({ readsOf }) => {
    readsOf?.get('p0_reviews')?.add('product:1');
    readsOf?.get('p1_questions')?.add('product:2');
    return { data: { p0_reviews: null, p1_questions: null } };
  });
  const reads = [new AnswerReads(), new AnswerReads()] as const;
  await Promise.all([
    commerce.execute({ ...reviews('a'), reads: reads[0] }),
    commerce.execute({ ...questions('b'), reads: reads[1] }),
  ]);
  expect(reads.map(tags => [...tags])).toEqual([['product:1'], ['product:2']]);
});

it('lets only the part fail that the error names', async () => {
  const refusal = { message: 'no', path: ['p1_questions', 'total'], extensions: { code: 'X' } };
  const { commerce } = backend(() => ({
    data: { p0_reviews: { count: 0 }, p1_questions: null },
    errors: [refusal],
  }));
  expect(await Promise.all([commerce.execute(reviews('a')), commerce.execute(questions('a'))])).toEqual([
    { data: { reviews: { count: 0 } } },
    { data: { questions: null }, errors: [{ ...refusal, path: ['questions', 'total'] }] },
  ]);
});

it.each([
  ['refused as a whole', (): CommerceAnswer => ({ errors: [{ message: 'too large' }] })],
  [
    'answered with a wrong type',
    (): CommerceAnswer => {
      throw new CommerceUnavailable('parse', 'wrong type');
    },
  ],
])('asks in parts what is %s, and not joined again', async (_name, whole) => {
  const { commerce, execute } = backend(request =>
    isJoined(request) ? whole() : { data: { reviews: null } },
  );
  const ask = () => Promise.all([commerce.execute(reviews('a')), commerce.execute(questions('a'))]);
  expect(await ask()).toEqual([{ data: { reviews: null } }, { data: { reviews: null } }]);
  expect(execute).toHaveBeenCalledTimes(3);
  await ask();
  expect(execute).toHaveBeenCalledTimes(5);
});

it('asks a backend that is away only once', async () => {
  const { commerce, execute } = backend(() => {
    throw new CommerceUnavailable('network', 'away');
  });
  const both = await Promise.allSettled([commerce.execute(reviews('a')), commerce.execute(questions('a'))]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(execute).toHaveBeenCalledTimes(1);
});
