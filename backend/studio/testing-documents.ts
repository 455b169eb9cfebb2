/** Documents over a test database, with page files and rules of the test. */
import type { Kysely } from 'kysely';
import type { Schema } from '#backend/database/schema.ts';
import type { DocumentBody } from '#engine/operation/operation.ts';
import type { DocumentId } from '#studio-api/documents.ts';
import { hashOfBody } from './body-hash.ts';
import { createStudioDocuments, type StudioDocuments } from './create-documents.ts';
import type { BaseDocument } from './document-source.ts';
import { NO_RELEASE } from './draft.repository.ts';
import type { Actor, DocumentRules, StudioContext } from './studio-context.ts';

export const actor: Actor = { id: 'staff-1', name: 'Maija', role: 'publisher', markets: null };
export const other: Actor = { id: 'staff-2', name: 'Sven', role: 'publisher', markets: null };

export const textNode = (id: string, title: string): DocumentBody[string] => ({
  type: 'text',
  v: 2,
  id,
  props: { title: { fi: title } },
});

/** A page of one container with these widgets, by id and title. */
export const pageWith = (texts: Readonly<Record<string, string>>): DocumentBody => ({
  kind: 'page',
  id: 'home',
  label: 'Front page',
  regions: {
    main: [
      {
        kind: 'container',
        id: 'hero',
        layout: 'full',
        widgets: Object.entries(texts).map(([id, title]) => textNode(id, title)),
      },
    ],
  },
});

/** Texts below which a rule is broken. */
const isBroken = (body: DocumentBody) => JSON.stringify(body).includes('BROKEN');

export interface TestDocuments extends StudioDocuments {
  context: StudioContext;
  /** The page files; may be replaced. */
  files: Map<DocumentId, DocumentBody>;
  /** Moves the clock. */
  at(time: string): void;
}

/** Title `BROKEN` breaks the structure, `ERROR` and `WARNING` are findings. */
export function testDocuments(
  db: Kysely<Schema>,
  versions: Readonly<Record<string, number>> = { text: 2 },
): TestDocuments {
  const files = new Map<DocumentId, DocumentBody>([['page:home', pageWith({ a: 'First', b: 'Second' })]]);
  const state = { now: new Date('2026-11-23T10:00:00Z') };
  const base = (id: DocumentId): BaseDocument | undefined => {
    const body = files.get(id);
    return body && { id, body, hash: hashOfBody(body) };
  };
  const rules: DocumentRules = {
    structure: (_id, body) => (isBroken(body) ? ['A title must not be broken'] : []),
    forbidden: () => Promise.resolve([]),
    isOfGit: (_id, _holder, path) => path === 'layout',
    check: changed =>
      Promise.resolve(
        [...changed].flatMap(([document, body]) =>
          (['ERROR', 'WARNING'] as const)
            .filter(word => JSON.stringify(body).includes(word))
            .map(word => ({
              document,
              code: 'TEST001',
              severity: word === 'ERROR' ? ('error' as const) : ('warning' as const),
              message: word,
              nodeId: '',
              path: '',
              fixes: [],
            })),
        ),
      ),
  };
  const context: StudioContext = {
    db,
    rules,
    versions,
    release: NO_RELEASE,
    now: () => state.now,
    source: {
      list: () => Promise.resolve([...files.keys()].flatMap(id => base(id) ?? [])),
      find: id => Promise.resolve(base(id)),
    },
  };
  return {
    ...createStudioDocuments(context),
    context,
    files,
    at(time) {
      state.now = new Date(time);
    },
  };
}
