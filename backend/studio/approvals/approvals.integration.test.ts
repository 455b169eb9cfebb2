/** What approvals of drafts read. */
import { expect, it, onTestFinished } from 'vitest';
import { statementsOf } from '#tests/support/count-statements.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { actor, pageWith, testDocuments } from '../testing-documents.ts';
import type { ApprovalMail } from './approval-mail.ts';

const mail: ApprovalMail = { nameIn: () => 'Sale', link: 'https://studio.example/edit' };

async function open() {
  const database = await createTestDatabase();
  onTestFinished(database.drop);
  const { drafts, releases, approvals, inRelease } = testDocuments(database.db);
  const create = async (key: string) => {
    await drafts.create(`page:${key}`, { ...pageWith({ a: 'Sale' }), id: key }, actor);
    return { id: `page:${key}` as const, version: 0 };
  };
  return { db: database.db, releases, approvals, inRelease, create };
}

it('reads the drafts of a release together, however many there are', async () => {
  const { create, releases, inRelease } = await open();
  const counts: number[] = [];
  for (const keys of [
    ['a', 'b'],
    ['c', 'd', 'e', 'f'],
  ]) {
    const { id: release } = await releases.create('Sale', actor);
    const own = inRelease(release);
    const sent = await Promise.all(keys.map(create));
    for (const { id } of sent) await own.drafts.begin(id, actor);
    const post = { id: crypto.randomUUID(), documents: sent, to: null, note: '' };
    await own.approvals.ask(post, mail, actor);
    const [first] = sent;
    const read = await statementsOf(async () => {
      const found = await own.approvals.find(first?.id ?? 'page:none');
      expect(found?.state).toBe('asked');
    });
    counts.push(read.length);
  }
  expect(counts).toEqual([2, 2]);
});
