/** The bodies that Studio's document endpoints take. */
import { z } from 'zod';

const json: z.ZodType = z.unknown();
const address = z.string().max(200);
export const node = z.looseObject({ id: z.string().min(1).max(200) });
const place = z.union([
  z.object({ after: address }),
  z.object({ before: address }),
  z.object({ firstIn: address }),
  z.object({ firstInRegion: z.string().min(1).max(80) }),
]);
const path = z.string().min(1).max(400);

const operation = z.union([
  z.strictObject({
    set: z.strictObject({
      id: address,
      path,
      value: json,
      was: json.exactOptional(),
      beforeKey: z.string().max(200).exactOptional(),
    }),
  }),
  z.strictObject({ unset: z.strictObject({ id: address, path, was: json.exactOptional() }) }),
  z.strictObject({ insert: z.intersection(place, z.object({ node })) }),
  z.strictObject({ remove: z.strictObject({ id: address, was: node.exactOptional() }) }),
  z.strictObject({ move: z.intersection(place, z.object({ id: address })) }),
  z.strictObject({ rename: z.strictObject({ id: address, to: z.string().min(1).max(200) }) }),
]);

const decision = z.strictObject({
  id: z.uuid(),
  nodeId: address,
  path: z.string().max(400),
  chosen: z.enum(['mine', 'theirs']),
  by: z.string().max(200),
  theirs: json,
  mine: json,
});

export const operationsShape = z.strictObject({
  base: z.int().min(0),
  clientId: z.string().min(1).max(100),
  seq: z.int().min(0).max(2_147_483_647),
  ops: z.array(operation).max(200),
  decisions: z.array(decision).max(200).exactOptional(),
});

const documentId = z.templateLiteral([
  z.enum(['page', 'layout', 'fragment', 'override', 'content', 'menu', 'template', 'settings']),
  ':',
  z.string().regex(/^[a-z0-9][a-z0-9-]*$/),
]);

const documentPost = z.strictObject({ id: documentId, post: operationsShape });

export const moveShape = z
  .strictObject({ from: documentPost, to: documentPost, isBack: z.boolean().exactOptional() })
  .refine(({ from, to }) => from.id !== to.id, 'A part is moved within its document by its operations');

const moment = z.iso.datetime({ offset: true });

/** Drafts as the caller has seen them. */
export const sentDocumentsShape = z
  .array(z.strictObject({ id: documentId, version: z.int().min(0) }))
  .min(1)
  .max(100);

export const publicationShape = z.strictObject({
  documents: sentDocumentsShape,
  liveFrom: moment.exactOptional(),
  liveUntil: moment.exactOptional(),
  note: z.string().max(1_000),
  acceptWarnings: z.boolean().exactOptional(),
  scheduled: z.enum(['keep', 'correct']).exactOptional(),
});

export const publicationMoveShape = z.strictObject({
  liveFrom: moment.exactOptional(),
  liveUntil: moment.nullable().exactOptional(),
});

export const checkShape = z.strictObject({ documents: z.array(documentId).min(1).max(100) });

export const conflictShape = z.strictObject({
  chosen: z.enum(['mine', 'theirs']),
  state: z.string().min(1).max(100),
});

export const restoreShape = z.strictObject({
  state: z.union([z.literal('live'), z.int().min(1)]),
  version: z.int().min(0),
});

/** At most as many as a shop has pages. */
export const pulledShape = z.strictObject({ ids: z.array(documentId).min(1).max(1_000) });

export const documentShape = z.strictObject({
  kind: z.enum(['page', 'fragment', 'content', 'menu']),
  key: z.string().regex(/^[a-z0-9][a-z0-9-]{0,79}$/),
  label: z.string().max(200).exactOptional(),
  /** Path in each language, of a page. */
  paths: z.record(z.string(), z.string().max(200)).optional(),
  from: z.union([
    z.literal('blank'),
    z.strictObject({ document: documentId }),
    z.strictObject({ template: z.string().max(80) }),
  ]),
});
