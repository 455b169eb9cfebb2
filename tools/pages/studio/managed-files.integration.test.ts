/** Pulling writes what is live, pushing it back changes nothing, and neither side overwrites the other. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { createStudio } from '#backend/commands.ts';
import { readDocumentTexts, readWorld } from '#server/pages/read-pages.ts';
import { openDocuments } from '#server/studio/documents/open-documents.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { readGrammar } from '../../generate/grammar/read-grammar.mjs';
import { formatTexts } from '../format/format-texts.ts';
import { drift, pull, push, releaseDocuments, type StudioCommand, status } from './managed-files.ts';

const project = resolve(import.meta.dirname, '../../..');
const id = 'page:newsletter';
const actor = { id: 'staff-1', name: 'Maija', role: 'publisher', markets: null } as const;

async function open() {
  const { db, drop } = await createTestDatabase();
  const root = mkdtempSync(join(tmpdir(), 'atv-pull-'));
  onTestFinished(async () => {
    rmSync(root, { recursive: true, force: true });
    await drop();
  });
  for (const folder of ['pages', 'locales'])
    cpSync(join(project, folder), join(root, folder), { recursive: true });
  let texts = readDocumentTexts(root);
  const world = readWorld(root);
  const documents = openDocuments({ studio: createStudio(db), texts: () => texts, world: () => world });
  const grammar = readGrammar({ schemas: join(project, 'schemas'), widgets: join(project, 'widgets') });
  const command: StudioCommand = {
    root,
    documents,
    ids: [],
    format: text => formatTexts([text], grammar)[0]?.text ?? text.text,
  };
  const file = join(root, 'pages/newsletter.page.json');
  let seq = 0;
  return {
    command,
    documents,
    read: () => readFileSync(file, 'utf8'),
    /** What the commands have logged. */
    logged: async () =>
      db
        .selectFrom('studio_audit')
        .select(['action', 'author', 'document_id as document'])
        .where('author', 'like', 'pages %')
        .orderBy('audit_id')
        .execute(),
    edit: (from: string, to: string) => writeFileSync(file, readFileSync(file, 'utf8').replace(from, to)),
    /** The build that has these files starts. */
    async deploy() {
      texts = readDocumentTexts(root);
      return documents.mergeDeploy();
    },
    async publish(label: string) {
      const { version, body } = await documents.drafts.open(id);
      const ops = [{ set: { id: '', path: 'label', value: label, was: body['label'] } }];
      const saved = await documents.drafts.post(
        id,
        { base: version, clientId: 't', seq: (seq += 1), ops },
        actor,
      );
      const named = [{ id, version: saved.version }] as const;
      await documents.publications.publish({ documents: [...named], note: '', acceptWarnings: true }, actor);
    },
  };
}

it('pulls and pushes without a change, and refuses a push whose base has moved', async () => {
  const { command, documents, read, edit, publish, logged } = await open();
  const before = read();
  expect(await status(command)).toEqual({ lines: ['git owns all page files'], status: 0 });
  await publish('Letters');
  expect((await status(command)).status).toBe(1);
  expect(await pull(command)).toEqual({ lines: ['pages/newsletter.page.json'], status: 0 });
  // Byte for byte the file, but for what was published.
  expect(read()).toBe(before.replace('"label": "Newsletter"', '"label": "Letters"'));
  expect(await pull(command)).toEqual({ lines: [], status: 0 });
  expect(await push(command)).toEqual({ lines: [], status: 0 });
  expect((await status(command)).status).toBe(0);

  edit('Uutiskirjeen tilaus', 'Tilaa kirje');
  expect((await push(command)).lines).toEqual([`${id}  draft version 2`]);
  expect((await documents.find(id))?.isChanged).toBe(true);
  await publish('Other');
  edit('Tilaa kirje', 'Tilaa uutiskirje');
  expect(await push(command)).toMatchObject({
    status: 1,
    lines: [expect.stringContaining('since the last pull')],
  });
  // Once each: commands that changed nothing are not logged.
  expect(await logged()).toEqual([
    { action: 'document.pulled', author: 'pages pull', document: id },
    { action: 'document.pushed', author: 'pages push', document: id },
  ]);
});

it('lists what a deploy changed of that which Studio owns, until it is taken or kept', async () => {
  const { command, documents, deploy, edit, publish, logged } = await open();
  await publish('Letters');
  await pull(command);
  edit('"label": "Letters"', '"label": "Post"');
  expect(await deploy()).toMatchObject([{ drift: 1 }]);
  expect((await status(command)).lines).toContainEqual('    drift: label');
  expect(await drift({ ...command, decision: null })).toEqual({ lines: [`${id}  label`], status: 1 });
  expect((await drift({ ...command, decision: 'keep' })).status).toBe(0);
  expect((await documents.drafts.open(id)).body).toMatchObject({ label: 'Letters' });
  await pull(command);
  expect(await status(command)).toEqual({ lines: [`${id}  the file is what is live`], status: 0 });

  edit('"label": "Letters"', '"label": "Mail"');
  await deploy();
  const taken = await drift({ ...command, ids: [id], decision: 'take' });
  expect(taken).toMatchObject({ lines: [`${id}  label`, expect.stringContaining('publish it')], status: 0 });
  expect((await documents.drafts.open(id)).body).toMatchObject({ label: 'Mail' });
  expect(await drift({ ...command, decision: null })).toMatchObject({ status: 0 });
  expect((await logged()).map(({ action }) => action)).toEqual(
    expect.arrayContaining(['document.drift-refused', 'document.drift-taken']),
  );
});

it('hands a document back once the build has the file that is live', async () => {
  const { command, documents, deploy, publish } = await open();
  await publish('Letters');
  const one = { ...command, ids: [id] };
  expect((await releaseDocuments(one)).status).toBe(1);
  expect(await deploy()).toEqual([]);
  expect(await releaseDocuments(one)).toEqual({ lines: [`${id} belongs to git`], status: 0 });
  expect(await documents.find(id)).toMatchObject({ owner: 'file', isChanged: false });
});
