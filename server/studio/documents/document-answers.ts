/** What Studio's API answers about documents. */

import type { DocumentFacts, OpenConflict, PublicationRow } from '#backend/index.ts';
import type { DocumentBody } from '#engine/operation/operation.ts';
import { localeCodes } from '#i18n/locales.ts';
import { isRecord } from '#kernel/is-record.ts';
import { settingsKeyOf } from '#kernel/shop-settings.ts';
import type { DraftApproval, MissingApproval } from '#studio-api/approval-state.ts';
import type { LiveConflict } from '#studio-api/conflicts.ts';
import { kindOfDocument } from '#studio-api/document-id.ts';
import type { DocumentSummary, OpenDocument, StudioFinding, StudioKind } from '#studio-api/documents.ts';
import type { Publication } from '#studio-api/publications.ts';
import { atLeast, type Role, type StaffMember } from '#studio-api/staff.ts';
import { areaOf, pathsOfAliases } from '../contents/content-facts.ts';
import { mayChangeSettings } from '../settings/settings-rules.ts';
import { completenessOf, type NamedByOf } from './completeness.ts';
import { namesOf } from './document-title.ts';
import { overrideOf } from './override-facts.ts';

/** The path in each language; none for documents without an address. */
export function documentAddresses({ route, aliases }: DocumentBody): DocumentSummary['addresses'] {
  if (isRecord(aliases)) return pathsOfAliases(aliases);
  const paths = isRecord(route) ? route['paths'] : undefined;
  const pathIn = (code: string) => (isRecord(paths) ? paths[code] : paths);
  return Object.fromEntries(
    localeCodes.flatMap(code => {
      const path = pathIn(code);
      return typeof path === 'string' && path !== '' ? [[code, path]] : [];
    }),
  );
}

function stateOf({
  published,
  isChanged,
  isWithdrawn,
  isScheduled,
  version,
}: DocumentFacts): DocumentSummary['state'] {
  if (isScheduled) return 'scheduled';
  if (!published) return isWithdrawn ? 'withdrawn' : 'new';
  return isChanged && version > 0 ? 'changed' : 'live';
}

export function summaryOf(
  facts: DocumentFacts,
  findings: readonly StudioFinding[],
  namedByOf: NamedByOf,
  approval?: DraftApproval | null,
): DocumentSummary {
  const { id, owner, body, changedBy, changedAt } = facts;
  const at = id.indexOf(':');
  const count = (severity: StudioFinding['severity']) =>
    findings.filter(finding => finding.document === id && finding.severity === severity).length;
  return {
    id,
    kind: id.slice(0, at) as DocumentSummary['kind'],
    key: id.slice(at + 1),
    ...namesOf(id, body),
    addresses: documentAddresses(body),
    ...areaOf(body),
    ...overrideOf(body),
    owner,
    state: stateOf(facts),
    ...(facts.next
      ? { next: { at: facts.next.at.toISOString(), is: facts.next.isEnd ? 'end' : 'begin' } }
      : {}),
    ...(approval && facts.isChanged ? { approval } : {}),
    isPublished: facts.published !== null,
    isOwn: facts.isOwn,
    ...(facts.unseen ? { unseen: facts.unseen } : {}),
    ...(facts.published?.['experiments'] ? { runsExperiment: true } : {}),
    completeness: completenessOf(body, namedByOf),
    findings: { errors: count('error'), warnings: count('warning') },
    changedBy,
    changedAt: changedAt?.toISOString() ?? null,
  };
}

const conflictOf = ({
  id,
  kind,
  nodeId,
  path,
  node,
  by,
  at,
  theirs = null,
  mine = null,
  ops,
  state,
}: OpenConflict): LiveConflict => ({
  ...{ id, kind, nodeId, path, by, theirs, mine, state, isPossible: ops !== null },
  ...(node ? { node } : {}),
  at: at.toISOString(),
});

/** No part of these is for one market alone. */
const hasNoMarkets: ReadonlySet<StudioKind> = new Set(['content', 'menu', 'settings', 'layout']);

export function openOf(
  facts: DocumentFacts,
  draft: { version: number; baseRevision: number | null; isNewer: boolean; body: DocumentBody },
  { findings, conflicts }: { findings: readonly StudioFinding[]; conflicts: readonly OpenConflict[] },
  caller: {
    role: Role;
    markets: StaffMember['markets'];
    namedByOf: NamedByOf;
    isReleased: boolean;
    approval: DraftApproval | null;
    missing: MissingApproval | undefined;
  },
): OpenDocument {
  const { role, namedByOf, isReleased, approval, missing } = caller;
  const mayChange = settingsKeyOf(facts.id) ? mayChangeSettings(role) : atLeast(role, 'editor');
  const released = isReleased ? ('release' as const) : undefined;
  const isForAll = caller.markets !== null && hasNoMarkets.has(kindOfDocument(facts.id));
  const readOnly = !mayChange ? 'role' : isForAll ? 'market' : draft.isNewer ? 'newer-build' : released;
  return {
    ...summaryOf({ ...facts, body: draft.body }, findings, namedByOf, approval),
    body: draft.body,
    version: draft.version,
    baseRevision: draft.baseRevision,
    openFindings: [...findings],
    conflicts: conflicts.map(conflictOf),
    ...(missing ? { missingApproval: missing } : {}),
    ...(readOnly ? { readOnly } : {}),
  };
}

/** @param namesOfId what people call a document. */
export const publicationOf = (
  {
    id,
    by,
    at,
    liveFrom,
    liveUntil,
    undoes,
    release,
    releaseTitle,
    note,
    cancelledAt,
    documents,
  }: PublicationRow,
  namesOfId: (id: string) => Pick<DocumentSummary, 'label' | 'names'>,
): Publication => ({
  id: `${id}`,
  by,
  at: at.toISOString(),
  liveFrom: liveFrom.toISOString(),
  ...(liveUntil ? { liveUntil: liveUntil.toISOString() } : {}),
  undoes: undoes === null ? null : `${undoes}`,
  ...(release === null ? {} : { release }),
  ...(releaseTitle === null ? {} : { releaseTitle }),
  note,
  ...(cancelledAt ? { cancelledAt: cancelledAt.toISOString() } : {}),
  documents: documents.map(document => ({
    id: document.id,
    ...namesOfId(document.id),
    revision: document.revision,
    replaces: document.replaces,
  })),
});
