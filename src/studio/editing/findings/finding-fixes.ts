/** What one press can correct: what the server offers, and what follows from the draft itself. */

import type { IntlShape } from 'react-intl';
import type { DocumentNode, DocumentOperation, NodeAddress } from '#engine/operation/operation.ts';
import { isLocaleCode, localeCodes, locales } from '#i18n/locales.ts';
import { isRecord } from '#kernel/is-record.ts';
import { fieldValueAt } from '#page-form/value-at.ts';
import type { StudioFinding } from '#studio-api/documents.ts';
import { operationOf } from '../structure/operation-of.ts';

export interface FindingFix {
  label: string;
  ops: readonly DocumentOperation[];
}

/** The draft and its nodes. */
export interface FixedDraft {
  node(id: NodeAddress): DocumentNode | undefined;
}

interface Case {
  finding: StudioFinding;
  node: DocumentNode;
  keys: readonly string[];
  draft: FixedDraft;
  intl: IntlShape;
}

/** Sets one field; undefined removes it. */
function setting({ finding, node }: Case, keys: readonly string[], value: unknown): DocumentOperation[] {
  const operation = operationOf(finding.nodeId, keys, fieldValueAt(node, keys), value);
  return operation ? [operation] : [];
}

/** A text of another language, or none on purpose. */
function missingText(of: Case): FindingFix[] {
  const { finding, node, keys, intl } = of;
  const missing = finding.about?.missing;
  if (!isLocaleCode(missing)) return [];
  const texts = keys.at(-1) === missing ? keys.slice(0, -1) : keys;
  const holder = fieldValueAt(node, texts);
  const written = localeCodes.find(
    code => code !== missing && isRecord(holder) && typeof holder[code] === 'string' && holder[code] !== '',
  );
  if (!written) return [];
  return [
    {
      label: intl.formatMessage({ id: 'FINDING_FIX_SAME' }, { language: locales[written].name }),
      ops: setting(of, [...texts, missing], { $same: written }),
    },
  ];
}

function removal({ finding, intl }: Case): FindingFix[] {
  const label = intl.formatMessage({ id: 'FINDING_FIX_REMOVE' });
  return [{ label, ops: [{ remove: { id: finding.nodeId } }] }];
}

const removedField = (of: Case): FindingFix[] => [
  { label: of.intl.formatMessage({ id: 'FINDING_FIX_REMOVE' }), ops: setting(of, of.keys, undefined) },
];

function swappedPeriod(of: Case): FindingFix[] {
  const { node, intl } = of;
  const [from, until] = [fieldValueAt(node, ['when', 'from']), fieldValueAt(node, ['when', 'until'])];
  if (typeof from !== 'string' || typeof until !== 'string') return [];
  const ops = [...setting(of, ['when', 'from'], until), ...setting(of, ['when', 'until'], from)];
  return [{ label: intl.formatMessage({ id: 'FINDING_FIX_SWAP' }), ops }];
}

/** Begins when the part before ends. */
function joinedPeriods(of: Case): FindingFix[] {
  const { finding, draft, intl } = of;
  const until = fieldValueAt(draft.node(finding.about?.name ?? ''), ['when', 'until']);
  if (typeof until !== 'string') return [];
  const ops = setting(of, ['when', 'from'], until);
  return [{ label: intl.formatMessage({ id: 'FINDING_FIX_JOIN' }), ops }];
}

/** The picture tells nothing: no language describes it. */
function decoration(of: Case): FindingFix[] {
  const { keys, node, intl } = of;
  const place = isLocaleCode(keys.at(-1)) ? keys.slice(0, -1) : keys;
  const alt = fieldValueAt(node, place);
  if (place.at(-1) !== 'alt' || !isRecord(alt) || Object.values(alt).includes(null)) return [];
  const none = Object.fromEntries(Object.keys(alt).map(code => [code, null]));
  return [{ label: intl.formatMessage({ id: 'FINDING_FIX_DECORATION' }), ops: setting(of, place, none) }];
}

const makers: Readonly<Record<string, (of: Case) => FindingFix[]>> = {
  L10N001: missingText,
  A11Y002: decoration,
  PAGE003: of => (of.finding.about?.kind === 'widget' ? removal(of) : []),
  PAGE021: removal,
  PAGE023: removal,
  PAGE024: removal,
  PAGE025: removal,
  PAGE027: removedField,
  PAGE028: removedField,
  RULE001: swappedPeriod,
  RULE010: joinedPeriods,
  RULE011: joinedPeriods,
  RULE012: removal,
};

export function findingFixes(finding: StudioFinding, draft: FixedDraft, intl: IntlShape): FindingFix[] {
  const { nodeId, path, code } = finding;
  const node = draft.node(nodeId);
  const keys = path === '' ? [] : path.split('.');
  const own = node ? (makers[code]?.({ finding, node, keys, draft, intl }) ?? []) : [];
  const served = finding.fixes.map(({ ops }) => ({
    label: intl.formatMessage({ id: 'FINDING_FIX_SERVED' }),
    ops,
  }));
  return [...own.filter(({ ops }) => ops.length > 0), ...served];
}
