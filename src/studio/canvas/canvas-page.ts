/** The page in the canvas: follows the operations on its documents, and tells the view what to render. */
import type { PageContext } from '#engine/definition/contract.ts';
import type { ResolvedContainer } from '#engine/definition/resolved-page.ts';
import type { PageServices } from '#engine/load/page-services.ts';
import type { DocumentBody, DocumentOperation } from '#engine/operation/operation.ts';
import { createNodeResolver } from '#engine/resolve/resolve-node.ts';
import type { DocumentId } from '#studio-api/documents.ts';
import type { CanvasDocuments } from './canvas-documents.ts';
import type { CanvasReferences } from './canvas-references.ts';
import { createNodeLocaliser, type LocalisedNodes } from './localise-nodes.ts';

export type Regions = Readonly<Record<string, readonly ResolvedContainer[]>>;

export interface CanvasPage {
  regions(): Regions;
  /** @returns the function that unsubscribes. */
  subscribe(listener: () => void): () => void;
  /** Resolves when the page is resolved and all its data is loaded. */
  start(): Promise<Regions>;
  apply(document: DocumentId, ops: readonly DocumentOperation[]): void;
  replace(document: DocumentId, body: DocumentBody): void;
  /** What the documents show has changed. */
  changed(): void;
  /** Resolves when every change so far is shown with current data. */
  settled(): Promise<void>;
  /** The widget's element belongs to the person who types in it: it is not rendered until `release`. */
  hold(widgetId: string): void;
  release(): void;
  /** Counts how often a widget starts anew: after typing in it, and after a failure. */
  turnOf(widgetId: string): number;
  /** The widget could not be rendered: it starts anew with its next change. */
  failed(widgetId: string): void;
}

export interface CanvasPageParts {
  documents: CanvasDocuments;
  context: PageContext;
  services: PageServices;
  references: CanvasReferences;
  /** Called when operations do not fit a document or the page cannot be resolved. */
  onFailure(code: string, error?: unknown): void;
  /** Called after a change is rendered, with the number of changes so far. */
  onShown(version: number): void;
}

/** How long the fields that a widget's data or a link depends on must rest before the shop is asked. */
const REST_MS = 120;

export function createCanvasPage(parts: CanvasPageParts): CanvasPage {
  const { documents, context, services, references, onFailure } = parts;
  const localise = createNodeLocaliser(references);
  const localised = () => localise(documents.composeShown(context.segment));
  const resolver = createNodeResolver(context, services);
  const listeners = new Set<() => void>();
  let regions: Regions = {};
  let version = 0;
  let typedIn: string | null = null;
  const turns = new Map<string, number>();
  const restart = (id: string) => turns.set(id, (turns.get(id) ?? 0) + 1);
  const broken = new Set<string>();
  let rest: ReturnType<typeof setTimeout> | undefined;
  /** Runs follow each other: an earlier state never replaces a later one. */
  let last: Promise<unknown> = Promise.resolve();
  let isWaiting = false;

  async function resolve(mayBeStale: boolean): Promise<void> {
    const known = localised();
    const { page } = mayBeStale ? known : await withReferences(known, localised, parts);
    const next = await resolver.resolve(page, mayBeStale);
    regions = typedIn === null ? next.regions : withUnchanged(next.regions, regions, typedIn);
    broken.forEach(restart);
    broken.clear();
    for (const listener of listeners) listener();
    parts.onShown(version);
    clearTimeout(rest);
    if (next.isStale || (mayBeStale && known.unasked.length > 0))
      rest = setTimeout(() => run(false), REST_MS);
  }

  /** Changes that arrive while a run waits are part of it. */
  function run(mayBeStale: boolean): void {
    if (isWaiting && mayBeStale) return;
    isWaiting = mayBeStale;
    last = last
      .then(() => {
        isWaiting = false;
        return resolve(mayBeStale);
      })
      .catch((error: unknown) => onFailure('CANVAS002', error));
  }

  function changed(): void {
    version += 1;
    run(true);
  }

  return {
    regions: () => regions,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async start() {
      await resolve(false);
      return regions;
    },
    apply(document, ops) {
      if (documents.apply(document, ops)) changed();
      else if (documents.has(document)) onFailure('CANVAS001');
    },
    replace(document, body) {
      documents.replace(document, body);
      changed();
    },
    changed,
    async settled() {
      clearTimeout(rest);
      run(false);
      await last;
    },
    hold(widgetId) {
      typedIn = widgetId;
    },
    release() {
      // The browser may have replaced text nodes that React knows.
      if (typedIn !== null) restart(typedIn);
      typedIn = null;
      run(true);
    },
    turnOf: id => turns.get(id) ?? 0,
    failed: id => void broken.add(id),
  };
}

/** The page with everything that it refers to; without it where the shop does not answer. */
async function withReferences(
  known: LocalisedNodes,
  localised: () => LocalisedNodes,
  { references, onFailure }: Pick<CanvasPageParts, 'references' | 'onFailure'>,
): Promise<LocalisedNodes> {
  if (known.unasked.length === 0) return known;
  try {
    await references.ask(known.unasked);
  } catch (error) {
    onFailure('CANVAS003', error);
  }
  return localised();
}

/** The page with the widget in which a person types as it is on the screen. */
function withUnchanged(next: Regions, shown: Regions, typedIn: string): Regions {
  const before = Object.values(shown)
    .flat()
    .flatMap(({ widgets }) => widgets)
    .find(({ id }) => id === typedIn);
  if (!before) return next;
  return Object.fromEntries(
    Object.entries(next).map(([name, all]) => [
      name,
      all.map(container =>
        container.widgets.some(({ id }) => id === typedIn)
          ? { ...container, widgets: container.widgets.map(each => (each.id === typedIn ? before : each)) }
          : container,
      ),
    ]),
  );
}
