/** The setting of a shop that demands approvals, over HTTP (R-STUDIO-190). */
import { expect, it } from 'vitest';
import type { Colleague } from '#studio-api/comments.ts';
import type { OpenDocument } from '#studio-api/documents.ts';
import { openStudio } from '#tests/support/open-studio.ts';

const { db, signIn } = await openStudio();
const editor = await signIn('editor');
const publisher = await signIn('publisher');
const admin = await signIn('admin');
const path = '/api/publishing-rules';

it('is changed by admins alone, who are not the only ones who publish', async () => {
  expect(await editor.call('GET', path)).toMatchObject({ status: 200, value: { needsApproval: false } });
  expect((await publisher.call('PATCH', path, { needsApproval: true })).status).toBe(403);
  expect((await admin.call('PATCH', path, { needsApproval: 'yes' })).status).toBe(400);
  const others = db.updateTable('staff').where('name', '<>', 'admin').where('role', '<>', 'editor');
  await others.set({ disabled_at: new Date() }).execute();
  expect(await admin.call('PATCH', path, { needsApproval: true })).toMatchObject({
    status: 400,
    value: { reason: 'one-publisher' },
  });
  // Who is limited to markets cannot approve what all of them show.
  await others
    .set({ disabled_at: null, markets: ['se'] })
    .where('role', '=', 'publisher')
    .execute();
  expect(await admin.call('PATCH', path, { needsApproval: true })).toMatchObject({ status: 400 });
  await others.set({ disabled_at: null, markets: null }).execute();
  expect((await admin.call('PATCH', path, { needsApproval: true })).value).toEqual({ needsApproval: true });
  expect((await editor.call('GET', path)).value).toEqual({ needsApproval: true });
  const { value } = await admin.call('GET', '/api/audit?action=rules.changed');
  expect(value).toMatchObject({ rows: [{ author: 'admin', detail: { needsApproval: true } }] });
});

it('says what is missing with the document, and refuses the publication with the same', async () => {
  await admin.call('PATCH', path, { needsApproval: true });
  const key = 'four-eyes';
  const created = await publisher.call('POST', '/api/documents', {
    ...{ kind: 'page', key, label: key, paths: { fi: `/${key}`, sv: `/${key}`, en: `/${key}` } },
    from: { document: 'page:newsletter' },
  });
  expect(created.status).toBe(201);
  const { id, version, missingApproval } = created.value as OpenDocument;
  expect(missingApproval).toMatchObject({ reason: 'unsent', authors: [{ name: 'publisher' }] });
  const readers = missingApproval?.readers.map(({ name }) => name);
  expect(readers).toContain('admin');
  expect(readers).not.toContain('publisher');
  expect(readers).not.toContain('editor');
  const publication = { documents: [{ id, version }], note: '', acceptWarnings: true };
  expect(await publisher.call('POST', '/api/publications', publication)).toMatchObject({
    status: 409,
    value: { code: 'UNAPPROVED', unapproved: { [id]: missingApproval } },
  });

  const colleagues = (await editor.call('GET', '/api/colleagues')).value as Colleague[];
  const author = colleagues.find(({ name }) => name === 'publisher')?.id;
  const sent = { documents: [{ id, version }], note: '' };
  const ask = (to: string | null) => ({ ...sent, id: crypto.randomUUID(), to });
  expect(await editor.call('POST', '/api/approvals', ask(author ?? ''))).toMatchObject({
    status: 403,
    value: { reason: 'author' },
  });
  const request = ask(null);
  expect((await editor.call('POST', '/api/approvals', request)).status).toBe(204);
  const decision = { ...sent, decision: 'approved' };
  const decide = `/api/approvals/${request.id}/decision`;
  expect(await publisher.call('POST', decide, decision)).toMatchObject({
    status: 403,
    value: { reason: 'author' },
  });
  expect((await admin.call('POST', decide, decision)).status).toBe(204);
  const approved = (await editor.call('GET', `/api/documents/${encodeURIComponent(id)}`)).value;
  expect(approved).not.toHaveProperty('missingApproval');
  expect((await publisher.call('POST', '/api/publications', publication)).status).toBe(201);
});
