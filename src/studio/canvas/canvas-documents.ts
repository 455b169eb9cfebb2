/** The documents of the page in the canvas, changed by operations, and the page that they make up. */

import type { FragmentDocument, PageDocument } from '#engine/definition/page-document.ts';
import { inArms } from '#engine/experiment/in-arms.ts';
import type { AreaContent } from '#engine/load/area-content.ts';
import { applyOperations } from '#engine/operation/apply.ts';
import type { DocumentBody, DocumentOperation } from '#engine/operation/operation.ts';
import type { OverrideDocument } from '#engine/override/override-document.ts';
import type { CanvasState } from '#engine/resolve/canvas-state.ts';
import { overridePage } from '#engine/resolve/override-page.ts';
import { type OverriddenPage } from '#engine/resolve/page-steps.ts';
import type { Arms } from '#kernel/experiment/choose-arm.ts';
import type { Segment } from '#kernel/segment.ts';
import type { DocumentId } from '#studio-api/documents.ts';

export interface CanvasDocuments {
  /** The page's own document. */
  readonly pageId: DocumentId;
  ids(): DocumentId[];
  has(id: DocumentId): boolean;
  body(id: DocumentId): DocumentBody | undefined;
  /** False when the operations do not fit the document, which then stays as it was. */
  apply(id: DocumentId, ops: readonly DocumentOperation[]): boolean;
  replace(id: DocumentId, body: DocumentBody): void;
  /** The page has these arms of its experiments from now on; of the others the first ones. */
  showArms(arms: Arms): void;
  /** The page with its overrides and all arms of its experiments, and what it may refer to. */
  compose(segment: Segment): OverriddenPage;
  /** The same with the arms that are shown. */
  composeShown(segment: Segment): OverriddenPage;
}

/** The documents of a kind. The server checks the structure of every draft, and of every operation before it is kept. */
interface Typed {
  page: PageDocument;
  fragment: FragmentDocument;
  override: OverrideDocument;
  content: AreaContent;
}

const plain = (document: object): DocumentBody => ({ ...document });

export function createCanvasDocuments({
  page,
  overrides,
  fragments,
  content,
}: Pick<CanvasState, 'page' | 'overrides' | 'fragments' | 'content'>): CanvasDocuments {
  const pageId: DocumentId = `page:${page.id}`;
  const bodies = new Map<DocumentId, DocumentBody>([
    [pageId, plain(page)],
    ...overrides.map(each => [`override:${each.id}`, plain(each)] as const),
    ...Object.values(fragments).map(each => [`fragment:${each.id}`, plain(each)] as const),
    ...content.map(each => [`content:${each.id}`, plain(each)] as const),
  ]);
  let arms: Arms = {};
  const ofKind = <Kind extends keyof Typed>(kind: Kind): Typed[Kind][] =>
    [...bodies].flatMap(([id, body]) => (id.startsWith(`${kind}:`) ? [body as unknown as Typed[Kind]] : []));

  return {
    pageId,
    ids: () => [...bodies.keys()],
    has: id => bodies.has(id),
    body: id => bodies.get(id),
    apply(id, ops) {
      const body = bodies.get(id);
      // Studio has compared the operations with the draft; the frame follows it.
      const applied = body && applyOperations(body, ops, { comparesWas: false });
      if (!applied?.ok) return false;
      bodies.set(id, applied.value);
      return true;
    },
    replace: (id, body) => void bodies.set(id, body),
    showArms(chosen) {
      arms = chosen;
    },
    compose,
    composeShown(segment) {
      const overridden = compose(segment);
      const { page: whole, fragments: parts, content: contents } = overridden;
      const isTrying = [whole, ...Object.values(parts), ...contents].some(({ experiments }) => experiments);
      if (!isTrying) return overridden;
      const { page: shown, fragments: ownParts, content: own } = inArms(overridden, arms);
      return { ...overridden, page: shown, fragments: ownParts, content: own };
    },
  };

  function compose(segment: Segment): OverriddenPage {
    const authored = {
      page: ofKind('page').find(({ id }) => id === page.id) ?? page,
      fragments: Object.fromEntries(ofKind('fragment').map(each => [each.id, each])),
      content: ofKind('content'),
      overrides: ofKind('override'),
    };
    return overridePage(authored, segment);
  }
}
