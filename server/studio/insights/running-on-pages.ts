/** How many experiments run on the pages that show a document. */
import type { Bodies } from '#backend/index.ts';
import type { FragmentDocument, PageDocument } from '#engine/definition/page-document.ts';
import type { AreaContent } from '#engine/load/area-content.ts';
import type { OverrideDocument } from '#engine/override/override-document.ts';
import { fragmentsOfPage, withTriedParts } from '#engine/resolve/tried-parts.ts';
import type { DocumentId } from '#studio-api/documents.ts';

/**
 * On the page that has most: an area or a shared part may stand on several.
 * @param bodies as shoppers see them; the check of documents has seen to their form
 */
export function runningOnPages(id: DocumentId, bodies: Bodies): number {
  const ofKind = <Document>(kind: string): Document[] =>
    [...bodies].flatMap(([each, body]) =>
      body && each.startsWith(`${kind}:`) ? [body as unknown as Document] : [],
    );
  const fragments = Object.fromEntries(ofKind<FragmentDocument>('fragment').map(each => [each.id, each]));
  const pages = ofKind<PageDocument>('page');
  const overrides = ofKind<OverrideDocument>('override');
  const shown = pages.filter(page => shows(page, id, { fragments, overrides, body: bodies.get(id) }));
  const documents = { pages: shown, fragments, overrides };
  const running = withTriedParts(documents, ofKind<AreaContent>('content')).map(
    ({ experiments }) => Object.keys(experiments ?? {}).length,
  );
  return Math.max(0, ...running);
}

interface Shown {
  fragments: Readonly<Record<string, FragmentDocument>>;
  overrides: readonly OverrideDocument[];
  /** Of the document. */
  body: unknown;
}

function shows(page: PageDocument, id: DocumentId, { body, ...parts }: Shown): boolean {
  if (id === `page:${page.id}`) return true;
  if (id.startsWith('fragment:')) return fragmentsOfPage(page, parts).has(id.slice('fragment:'.length));
  const { family, areaName } = (body ?? {}) as Partial<AreaContent>;
  return (
    family !== undefined &&
    Object.values(page.regions)
      .flat()
      .some(node => node.kind === 'area' && node.family === family && node.areaName === areaName)
  );
}
