/** Pages at addresses that the server answers by itself (R-STUDIO-193). */
import { expect, it } from 'vitest';
import { openStudio } from '#tests/support/open-studio.ts';

const { signIn } = await openStudio();
const developer = await signIn('developer');

const refused = (path: string) => ({
  status: 422,
  value: { code: 'STRUCTURE', problems: [`"${path}" is an address of the server itself`] },
});

it('refuses to begin them', async () => {
  const page = (sv: string) => ({
    ...{ kind: 'page', key: 'taken', label: 'Taken', paths: { fi: '/free', sv, en: '/free' } },
    from: 'blank',
  });
  expect(await developer.call('POST', '/api/documents', page('/panels'))).toMatchObject(refused('/panels'));
  expect(await developer.call('POST', '/api/documents', page('/images/winter'))).toMatchObject(
    refused('/images/winter'),
  );
  const information = { ...page('/graphql'), kind: 'content' };
  expect(await developer.call('POST', '/api/documents', information)).toMatchObject(refused('/graphql'));
  expect((await developer.call('POST', '/api/documents', page('/fritt'))).status).toBe(201);
});

it('refuses to move a page there', async () => {
  const id = 'page:newsletter';
  const path = `/api/documents/${encodeURIComponent(id)}`;
  const { body } = (await developer.call('GET', path)).value as {
    body: { route: { paths: Record<string, string> | string } };
  };
  const was = body.route.paths;
  const set = {
    id: '',
    path: 'route.paths',
    was,
    value: { fi: '/submenus', sv: '/nyhetsbrev', en: '/news' },
  };
  const post = { base: 0, clientId: 'test', seq: 1, ops: [{ set }] };
  expect(await developer.call('POST', `${path}/operations`, post)).toMatchObject(refused('/submenus'));
});
