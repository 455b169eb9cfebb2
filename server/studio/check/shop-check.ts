/** The check of the whole shop: computed once, and again only when something has changed since (R-STUDIO-181). */
import type { Bodies, DocumentFacts } from '#backend/index.ts';
import { findNode } from '#engine/operation/node-tree.ts';
import type { LintContext } from '#page-lint/document-index.ts';
import { partsOf } from '#studio-api/document-id.ts';
import type { StudioFinding } from '#studio-api/documents.ts';
import type { ShopCheck, ShopFinding } from '#studio-api/shop-check.ts';
import { areaOf } from '../contents/content-facts.ts';
import { namesOf } from '../documents/document-title.ts';
import type { OpenDocuments } from '../documents/open-documents.ts';
import { referenceFindings } from './reference-findings.ts';
import { answersOfShop, type ShopAnswersPorts } from './shop-answers.ts';
import { whoFixes } from './who-fixes.ts';

export interface ShopCheckPorts extends ShopAnswersPorts {
  documents: Pick<OpenDocuments, 'list' | 'rules'>;
  world(): LintContext;
  now(): Date;
}

export interface WholeCheck {
  /** Callers at the same time share one computation. @throws Error when the database does not answer */
  read(): Promise<ShopCheck>;
  /** A draft, a publication, a picture or the catalogue has changed. */
  changed(): void;
}

/** Periods are over by themselves. */
const MAX_AGE_MS = 10 * 60_000;

export function createShopCheck(ports: ShopCheckPorts): WholeCheck {
  let kept: { check: Promise<ShopCheck>; at: number } | null = null;
  return {
    read() {
      const at = ports.now().getTime();
      if (kept && at - kept.at < MAX_AGE_MS) return kept.check;
      const check = compute(ports);
      kept = { check, at };
      // What failed is asked for again.
      check.catch(() => {
        if (kept?.check === check) kept = null;
      });
      return check;
    },
    changed() {
      kept = null;
    },
  };
}

async function compute(ports: ShopCheckPorts): Promise<ShopCheck> {
  const { documents, world } = ports;
  const all = await documents.list();
  const bodies: Bodies = new Map(all.map(({ id, body }) => [id, body]));
  const [drafts, references, corrected] = await Promise.all([
    documents.rules.check(bodies),
    referenceFindings(bodies, world(), asked => answersOfShop(ports, asked, bodies)),
    onlyLive(ports, all),
  ]);
  const facts = new Map(all.map(each => [each.id, each]));
  const own = [...drafts, ...references];
  const open = new Set(own.map(nameOf));
  const findings = [
    ...own.map(finding => findingOf(finding, facts.get(finding.document), ports)),
    ...corrected
      .filter(finding => !open.has(nameOf(finding)))
      .map(
        (finding): ShopFinding => ({
          ...findingOf(finding, facts.get(finding.document), ports),
          by: 'publisher',
          isCorrected: true,
          fixes: [],
        }),
      ),
  ];
  const found = new Set(findings.map(({ document }) => document));
  return {
    findings: findings.toSorted(byUrgency),
    documents: all.flatMap(({ id, body }) => {
      const kind = partsOf(id)?.kind;
      return kind && found.has(id) ? [{ id, kind, ...namesOf(id, body), ...areaOf(body) }] : [];
    }),
  };
}

/** Of what shoppers see and a draft differs from. */
async function onlyLive(
  { documents }: Pick<ShopCheckPorts, 'documents'>,
  all: readonly DocumentFacts[],
): Promise<StudioFinding[]> {
  const live = all.flatMap(({ id, isChanged, version, published }) =>
    published && isChanged && version > 0 ? [[id, published] as const] : [],
  );
  if (live.length === 0) return [];
  const ids = new Set<string>(live.map(([id]) => id));
  const findings = await documents.rules.check(new Map(live));
  return findings.filter(({ document }) => ids.has(document));
}

function findingOf(
  finding: StudioFinding,
  facts: DocumentFacts | undefined,
  { documents }: Pick<ShopCheckPorts, 'documents'>,
): ShopFinding {
  const body = facts?.body ?? {};
  const node = finding.nodeId === '' ? undefined : findNode(body, finding.nodeId)?.node;
  return { ...finding, by: whoFixes(finding, body, documents.rules), ...(node ? { node } : {}) };
}

const nameOf = ({ document, code, nodeId, path, message }: StudioFinding): string =>
  JSON.stringify([document, code, nodeId, path, message]);

const byUrgency = (one: ShopFinding, other: ShopFinding): number =>
  one.severity === other.severity
    ? one.document.localeCompare(other.document)
    : one.severity === 'error'
      ? -1
      : 1;
