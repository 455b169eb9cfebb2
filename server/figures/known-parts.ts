/** The parts that pages show, by the address that browsers know: no other name reaches the table of figures. */
import type { ContentDocument } from '#engine/content/content-document.ts';
import type { WidgetInstance } from '#engine/definition/contract.ts';
import type {
  AreaNode,
  ContainerNode,
  FragmentDocument,
  FragmentNode,
  PageDocument,
  RegionNode,
} from '#engine/definition/page-document.ts';
import type { OverrideDocument } from '#engine/override/override-document.ts';

/** Where a part is written. */
export interface KnownPart {
  documentId: string;
  nodeId: string;
  type: string;
}

export interface KnownParts {
  /**
   * @param address as the page has it: `hero`, `reasons/first` in a shared part, `front-area/101/101-1` in an area; empty
   * for the page itself
   * @returns null for what the page does not show
   */
  find(page: string, address: string, now: Date): KnownPart | null;
  /** Whether the page shows the arm to some of its visitors now. */
  hasArm(page: string, experiment: string, arm: string): boolean;
}

export interface ServedDocuments {
  pages: readonly PageDocument[];
  fragments: Readonly<Record<string, FragmentDocument>>;
  overrides: readonly OverrideDocument[];
  /** Areas and information pages, as they are published. */
  contents: readonly ContentDocument[];
}

interface KnownPage {
  parts: Map<string, KnownPart>;
  areas: Map<string, AreaNode>;
}

/** The places of a part in contents, by its id, so that an invented address costs one look. */
type PartsOfContents = ReadonlyMap<string, readonly ContentPart[]>;

interface ContentPart {
  content: ContentDocument;
  /** Id of the row. */
  container: string;
  nodeId: string;
  type: string;
}

function partsOfContents(contents: readonly ContentDocument[]): PartsOfContents {
  const parts = new Map<string, ContentPart[]>();
  for (const content of contents)
    for (const { id: container, widgets } of content.regions.main)
      for (const { id: nodeId, type } of widgets) {
        const places = parts.get(nodeId) ?? [];
        places.push({ content, container, nodeId, type });
        parts.set(nodeId, places);
      }
  return parts;
}

export function knownParts(documents: ServedDocuments): KnownParts {
  const inContents = partsOfContents(documents.contents);
  const pages = new Map(documents.pages.map(page => [page.id, partsOfPage(page, documents)]));
  const experiments = new Map(documents.pages.map(page => [page.id, page.experiments]));
  return {
    find(page, address, now) {
      const known = pages.get(page);
      if (!known) return null;
      const part = known.parts.get(address);
      if (part) return part;
      const [node = '', container = '', widget] = address.split('/');
      const area = known.areas.get(node);
      return area && widget !== undefined
        ? inArea(area, container, { parts: inContents.get(widget) ?? [], now })
        : null;
    },
    hasArm(page, experiment, arm) {
      const running = experiments.get(page);
      // Browsers may name anything: `toString` is one of every object.
      if (!running || !Object.hasOwn(running, experiment)) return false;
      return running[experiment]?.arms.some(({ id }) => id === arm) === true;
    },
  };
}

function partsOfPage(page: PageDocument, { fragments, overrides }: ServedDocuments): KnownPage {
  const known: KnownPage = { parts: new Map(), areas: new Map() };
  const documentId = `page:${page.id}`;
  known.parts.set('', { documentId, nodeId: '', type: '' });
  for (const node of Object.values(page.regions).flat()) collect(node, { documentId, prefix: '' });
  for (const { id, ops } of overridesOf(page.id, overrides))
    for (const op of ops)
      if ('insert' in op) collect(op.insert.node, { documentId: `override:${id}`, prefix: '' });
  return known;

  function collect(node: RegionNode | WidgetInstance, where: { documentId: string; prefix: string }): void {
    if ('type' in node) return collectWidget(node, where);
    if (node.kind === 'container') return collectContainer(node, where);
    if (node.kind === 'fragment') return collectFragment(node, where.prefix);
    known.areas.set(node.id, node);
    for (const container of node.fallback ?? [])
      collectContainer(container, { ...where, prefix: `${node.id}/` });
  }

  function collectContainer({ widgets }: ContainerNode, where: { documentId: string; prefix: string }): void {
    for (const widget of widgets) collectWidget(widget, where);
  }

  function collectWidget({ id, type }: WidgetInstance, where: { documentId: string; prefix: string }): void {
    known.parts.set(where.prefix + id, { documentId: where.documentId, nodeId: id, type });
  }

  /** Shared parts may hold shared parts; the check of pages rejects circles. */
  function collectFragment({ id, ref }: FragmentNode, prefix: string): void {
    const where = { documentId: `fragment:${ref}`, prefix: `${prefix}${id}/` };
    for (const part of fragments[ref]?.containers ?? []) collect(part, where);
  }
}

/** The overrides of a page, and those of these overrides. */
function overridesOf(id: string, all: readonly OverrideDocument[]): OverrideDocument[] {
  const own = all.filter(each => each.extends === id);
  return own.flatMap(each => [each, ...overridesOf(each.id, all)]);
}

/**
 * A part of an area, which one of several documents fills. Copies keep the ids of their parts: of those that have the
 * part, the one that is shown at the moment counts, and of several of these the first.
 */
function inArea(
  area: AreaNode,
  container: string,
  { parts, now }: { parts: readonly ContentPart[]; now: Date },
): KnownPart | null {
  const [best] = parts
    .filter(({ content }) => mayFill(area, content))
    .toSorted(
      (a, b) =>
        Number(b.container === container) - Number(a.container === container) ||
        Number(isShownAt(b.content, now)) - Number(isShownAt(a.content, now)),
    );
  return best ? { documentId: `content:${best.content.id}`, nodeId: best.nodeId, type: best.type } : null;
}

/** Names that are bound are known in the request alone. */
function mayFill({ family, areaName }: AreaNode, content: ContentDocument): boolean {
  if (typeof family === 'string' && typeof areaName === 'string')
    return content.family === family && content.areaName === areaName;
  return content.areaName === undefined;
}

const isShownAt = ({ draft, activeFrom, activeTo }: ContentDocument, now: Date): boolean =>
  !draft &&
  (activeFrom === undefined || new Date(activeFrom) <= now) &&
  (activeTo === undefined || now < new Date(activeTo));
