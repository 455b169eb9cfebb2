/** What the editor of one market changes is the page as these customers would see it otherwise (R-STUDIO-211). */
import { expect, it } from 'vitest';
import type { DocumentBody } from '#engine/operation/operation.ts';
import type { DocumentId, OpenDocument } from '#studio-api/documents.ts';
import { ApiProblem } from '../../parts/api/api-client.ts';
import { DraftStore } from '../draft/draft-store.ts';
import { anOpenPage, aPage } from '../draft/testing-draft.ts';
import { OverrideDraft } from './override-draft.ts';
import { readBase } from './read-base.ts';

const override = (id: string, sv: string | null, market: string[], parent = 'home'): DocumentBody => ({
  ...{ kind: 'override', id, extends: parent, context: { market } },
  ops: sv === null ? [] : [{ set: { id: 'opening', path: 'props.title.sv', value: sv } }],
});
const bodies: Record<string, DocumentBody> = {
  'page:home': aPage(),
  'override:all': override('all', 'Alla', ['fi', 'no', 'se']),
  'override:nordic': override('nordic', 'Norden', ['fi', 'se']),
};
const open = (id: DocumentId): Promise<OpenDocument> => {
  const body = bodies[id];
  return body ? Promise.resolve({ ...anOpenPage(body), id }) : Promise.reject(new ApiProblem(404, {}));
};
const own = override('home-se', null, ['se']);
const openOwn = (base: Awaited<ReturnType<typeof readBase>>) =>
  new OverrideDraft(new DraftStore({ ...anOpenPage(own), id: 'override:home-se', kind: 'override' }), base);

it('is the page with wider overrides, in their order', async () => {
  const base = await readBase({ body: own, before: ['override:all', 'override:nordic'] }, open);
  expect([base.id, base.page]).toEqual(['page:home', aPage()]);
  const draft = openOwn(base);
  expect(draft.node('opening')).toMatchObject({ props: { title: { sv: 'Norden' } } });
  draft.change([{ set: { id: 'opening', path: 'props.title.sv', value: 'Sverige' } }], 'Title');
  expect(draft.own).toMatchObject([{ is: 'settled', base: 'Norden', baseWas: 'Norden', value: 'Sverige' }]);
  expect(draft.useBase(draft.own[0]?.op ?? '', 'As all')).toBe(true);
  expect(draft.node('opening')).toMatchObject({ props: { title: { sv: 'Norden' } } });
});

it('is read from the chain of parents where an older server says nothing, and without what is gone', async () => {
  const chained = await readBase({ body: override('child', null, ['se'], 'nordic') }, open);
  expect(openOwn(chained).node('opening')).toMatchObject({ props: { title: { sv: 'Norden' } } });
  const gone = await readBase({ body: own, before: ['override:gone'] }, open);
  expect(gone.body).toEqual(aPage());
  await expect(readBase({ body: override('x', null, ['se'], 'nowhere') }, open)).rejects.toMatchObject({
    status: 404,
  });
});
