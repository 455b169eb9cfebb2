/** The page language for Studio's documents: structure at each change, meaning together with everything that is served. */
import type { Bodies, DocumentRules } from '#backend/index.ts';
import type { DocumentBody } from '#engine/operation/operation.ts';
import { isOfServer } from '#kernel/address/server-addresses.ts';
import { isRecord } from '#kernel/is-record.ts';
import { findingsOf, syntaxAndStructure } from '#page-lint/check-documents.ts';
import { documentKindOf, type LintContext } from '#page-lint/document-index.ts';
import { fileOfDocument, textOfDocument } from '#server/pages/document-texts.ts';
import { withoutUnknownWidgets } from '#server/pages/without-unknown-widgets.ts';
import type { DocumentId, StudioFinding } from '#studio-api/documents.ts';
import { atLeast } from '#studio-api/staff.ts';
import { type ExampleTexts, exampleFindings } from '../templates/example-texts.ts';
import { documentAddresses } from './document-answers.ts';
import { isOfGit } from './fields-of-git.ts';
import { forbiddenFields } from './forbidden-fields.ts';
import { forbiddenInOverride } from './forbidden-in-override.ts';
import { type CheckedBody, studioFindings } from './studio-findings.ts';

export interface RulesOptions {
  world(): LintContext;
  /** What is live now: files and managed documents. */
  served(): Promise<Bodies>;
  /** Reads the texts that are found where a document still has them; none by default. */
  examples?: (() => Promise<ExampleTexts>) | undefined;
}

export function createDocumentRules({ world, served, examples: readExamples }: RulesOptions): DocumentRules {
  return {
    structure: (id, body) => structureOf(id, body, world()),
    async forbidden(id, before, after, role) {
      const kind = documentKindOf(fileOfDocument(id));
      if (!kind || atLeast(role, 'developer')) return [];
      const live = await served();
      const { grammar } = world();
      if (kind === 'override') return forbiddenInOverride(before, after, { live, grammar });
      return forbiddenFields(before, after, { kind, isNew: !live.get(id), grammar });
    },
    isOfGit: (id, holder, path) => isOfGit(id, holder, path, world().grammar),
    async check(changed) {
      const live = await served();
      const all = new Map([...live, ...changed]);
      const { widgets } = world().grammar;
      const checked = checkedBodies(all, widgets);
      const findings = studioFindings(findingsIn(checked, world()), checked);
      const linksOf = (type: string) => widgets[type]?.links ?? [];
      const examples = (await readExamples?.()) ?? (() => false);
      const own = [
        ...findings.filter(({ document }) => changed.has(document)),
        ...[...changed].flatMap(([id, body]) =>
          body
            ? [
                ...missingWidgets(id, body, widgets),
                ...exampleFindings(id, body, { examples, linksOf, live: live.get(id) ?? null }),
              ]
            : [],
        ),
      ];
      const others = findings.filter(
        finding => !changed.has(finding.document) && (finding.severity === 'error' || isOfMarket(finding)),
      );
      if (others.length === 0) return own;
      // Errors that others have already are no reason against this change.
      const before = checkedBodies(live, widgets);
      const known = new Set(studioFindings(findingsIn(before, world()), before).map(nameOf));
      return [...own, ...others.filter(finding => !known.has(nameOf(finding)))];
    },
  };
}

const findingsIn = (checked: ReadonlyMap<DocumentId, CheckedBody>, world: LintContext) =>
  findingsOf(
    [...checked].map(([id, { text }]) => ({ file: fileOfDocument(id), text })),
    world,
  );

/** What a market has of its own loses its place, or what it was written instead of: its editors decide. */
const isOfMarket = ({ document, code }: StudioFinding): boolean =>
  document.startsWith('override:') && (code === 'OVR001' || code === 'OVR002');

const nameOf = ({ document, code, nodeId, path, message }: ReturnType<typeof studioFindings>[number]) =>
  JSON.stringify([document, code, nodeId, path, message]);

type Widgets = LintContext['grammar']['widgets'];

/** By stored body: the page files of a build are the same objects in every check. */
const checkedBefore = new WeakMap<DocumentBody, { widgets: Widgets; checked: CheckedBody }>();

function checkedBody(id: DocumentId, stored: DocumentBody, widgets: Widgets): CheckedBody {
  const known = checkedBefore.get(stored);
  if (known?.widgets === widgets) return known.checked;
  const { body } = withoutUnknownWidgets(stored, widgets);
  const checked = { body, text: textOfDocument(id, body).text };
  checkedBefore.set(stored, { widgets, checked });
  return checked;
}

/** Documents of kinds that the linter knows, as they are served: without widgets that the build does not have. */
export function checkedBodies(bodies: Bodies, widgets: Widgets): Map<DocumentId, CheckedBody> {
  const checked = new Map<DocumentId, CheckedBody>();
  for (const [id, stored] of bodies)
    if (stored && documentKindOf(fileOfDocument(id))) checked.set(id, checkedBody(id, stored, widgets));
  return checked;
}

/** Customers do not see them, and they may come back with the next build: they stop no publication. */
const missingWidgets = (document: DocumentId, body: DocumentBody, widgets: Widgets): StudioFinding[] =>
  withoutUnknownWidgets(body, widgets).missing.map(({ type, id }) => ({
    document,
    code: 'PAGE003',
    severity: 'warning',
    message: `This build has no widget "${type}"`,
    fix: 'Remove it, or keep it for a build that has it',
    about: { name: type, kind: 'widget' },
    nodeId: id,
    path: '',
    fixes: [],
  }));

function structureOf(id: DocumentId, body: DocumentBody, { grammar }: LintContext): string[] {
  const { body: known, missing } = withoutUnknownWidgets(body, grammar.widgets);
  const kind = documentKindOf(fileOfDocument(id));
  if (!kind) return [`There are no documents like "${id}"`];
  // Only a finding needs the text and its positions.
  const found = grammar.documents[kind](known)
    ? []
    : syntaxAndStructure(textOfDocument(id, known), { grammar }).findings;
  const key = id.slice(id.indexOf(':') + 1);
  const isNamed = !isRecord(body) || body['id'] === key;
  return [
    ...(isNamed ? [] : [`The document is called "${key}"`]),
    // Named without their place, so that they can be moved.
    ...missing.map(widget => `Unknown widget "${widget.type}" #${widget.id}`),
    ...found.map(({ path, message }) => (path === '' ? message : `${path}: ${message}`)),
    ...Object.values(documentAddresses(body))
      .filter(isOfServer)
      .map(path => `"${path}" is an address of the server itself`),
  ];
}
