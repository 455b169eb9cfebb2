/** Menus, areas and pages of which some are documents that Studio manages: those replace their rows, the rest stays. */
import type { ContentDocument, MenuDocument } from '#engine/content/content-document.ts';
import { isRecord } from '#kernel/is-record.ts';
import type { ContentRepository, PageDirectory } from '../content.repository.ts';
import type { CollectionRecord, MenuRecord, PageRecord } from '../content-record.ts';
import type { ContentForms } from './content-forms.ts';
import { toMenu } from './menu-document.ts';
import type { RowDocuments } from './row-documents.ts';
import { numberOfDocument, toCollection, type WrittenCollection } from './to-collection.ts';

/** Published documents of the kinds `content` and `menu`. */
export interface LiveContent {
  /** `body` is null for a document that was taken off. */
  documents: readonly { kind: 'content' | 'menu'; key: string; body: object | null }[];
  /** When a scheduled one begins; null when none is scheduled. */
  nextChange: Date | null;
}

export interface DraftMenu {
  key: string;
  body: object;
}

export interface ManagedContentPorts {
  rows: ContentRepository;
  /** The same rows as documents. */
  documents: RowDocuments;
  forms: ContentForms;
  readLive(): Promise<LiveContent>;
  /** Menus that are being changed. */
  readDraftMenus(): Promise<readonly DraftMenu[]>;
  picturesOf(names: readonly string[]): Promise<CollectionRecord['pictures']>;
  /** Ids of the languages that a code stands for: `sv-SE`. */
  languageIds(code: string): readonly string[];
}

interface Managed {
  collections: readonly CollectionRecord[];
  pages: readonly PageRecord[];
  menus: readonly MenuRecord[];
  /** Rows that documents replace. */
  numbers: ReadonlySet<number>;
  menuIds: ReadonlySet<string>;
}

const isContent = (body: object): body is ContentDocument => isRecord(body) && body['kind'] === 'content';
const isMenu = (body: object): body is MenuDocument => isRecord(body) && body['kind'] === 'menu';

export interface ManagedContent extends ContentRepository {
  /** These menus with drafts in place of what is published. Never kept: a draft changes with every word. */
  withDrafts(published: readonly MenuRecord[]): Promise<readonly MenuRecord[]>;
  forget(): void;
}

/** The documents of the moment, written as what their rows would be. */
async function readManaged(ports: ManagedContentPorts): Promise<Managed> {
  const live = await ports.readLive();
  const was = live.documents.length === 0 ? null : await ports.documents.read();
  const numbers = new Set<number>();
  const menuIds = new Set<string>();
  const written: WrittenCollection[] = [];
  const menus: MenuRecord[] = [];
  for (const { kind, key, body } of live.documents) {
    const collection = was?.collections.get(key);
    const menu = was?.menus.get(key);
    // A document that was taken off takes its row with it.
    if (kind === 'content' && collection) numbers.add(collection.row.id);
    if (kind === 'menu' && menu) menuIds.add(menu.row.id);
    if (body && isContent(body)) {
      numbers.add(numberOfDocument(body));
      written.push(toCollection(body, collection, ports.forms));
    }
    if (body && isMenu(body)) menus.push(toMenu(body, menu));
  }
  return {
    collections: await withPictures(written, ports),
    pages: written.filter(({ family }) => family === null).map(each => toPage(each, ports)),
    menus,
    numbers,
    menuIds,
  };
}

async function withPictures(
  written: readonly WrittenCollection[],
  { picturesOf }: ManagedContentPorts,
): Promise<CollectionRecord[]> {
  const names = written.flatMap(({ containers }) =>
    containers.flatMap(({ widgets }) => widgets.flatMap(({ images }) => images)),
  );
  const pictures = await picturesOf([...new Set(names)]);
  return written.map(record => ({ ...record, pictures })).toSorted((a, b) => a.id - b.id);
}

const toPage = (page: WrittenCollection, { languageIds }: ManagedContentPorts): PageRecord => ({
  id: page.id,
  name: page.name,
  title: page.title,
  tags: page.tags,
  meta: page.meta,
  draft: page.draft,
  activeFrom: page.activeFrom,
  activeTo: page.activeTo,
  aliases: new Map(
    Object.entries(page.aliases).flatMap(([code, alias]) =>
      languageIds(code).map(id => [id, alias] as const),
    ),
  ),
});

export function createManagedContent(ports: ManagedContentPorts): ManagedContent {
  const { rows, documents } = ports;
  let current: Promise<Managed> | undefined;

  function managed(): Promise<Managed> {
    const pending = (current ??= readManaged(ports));
    pending.catch(() => {
      if (current === pending) current = undefined;
    });
    return pending;
  }

  return {
    async menus() {
      const [all, { menus, menuIds }] = await Promise.all([rows.menus(), managed()]);
      return merged(all, menus, menuIds);
    },
    async withDrafts(published) {
      const drafts = await ports.readDraftMenus();
      if (drafts.length === 0) return published;
      const { menus: were } = await documents.read();
      const own = drafts.flatMap(({ key, body }) => (isMenu(body) ? [toMenu(body, were.get(key))] : []));
      return merged(published, own, new Set(own.map(({ id }) => id)));
    },
    async directory() {
      const [directory, { pages, numbers }] = await Promise.all([rows.directory(), managed()]);
      return numbers.size === 0 ? directory : mergeDirectory(directory, pages, numbers);
    },
    async collection(id) {
      const { collections, numbers } = await managed();
      return numbers.has(id) ? collections.filter(each => each.id === id) : rows.collection(id);
    },
    async newestDraft() {
      const [found, { collections, numbers }] = await Promise.all([rows.newestDraft(), managed()]);
      return [...found.filter(({ id }) => !numbers.has(id)), ...collections.filter(({ draft }) => draft)]
        .toSorted((a, b) => b.id - a.id)
        .slice(0, 1);
    },
    async area(family, areaName) {
      const [found, { collections, numbers }] = await Promise.all([rows.area(family, areaName), managed()]);
      const own = collections.filter(each => each.family === family && each.areaName === areaName);
      return [...found.filter(({ id }) => !numbers.has(id)), ...own].toSorted((a, b) => a.id - b.id);
    },
    forget() {
      current = undefined;
      documents.forget();
    },
  };
}

/** @param replaced ids of the menus that others take the place of */
const merged = (
  menus: readonly MenuRecord[],
  others: readonly MenuRecord[],
  replaced: ReadonlySet<string>,
): MenuRecord[] =>
  [...menus.filter(({ id }) => !replaced.has(id)), ...others].toSorted((a, b) => (a.id < b.id ? -1 : 1));

function mergeDirectory(
  directory: PageDirectory,
  managed: readonly PageRecord[],
  numbers: ReadonlySet<number>,
): PageDirectory {
  const all = [...[...directory.pages.values()].filter(({ id }) => !numbers.has(id)), ...managed].toSorted(
    (a, b) => a.id - b.id,
  );
  return {
    pages: new Map(all.map(page => [page.id, page])),
    byAlias: new Map(
      all.flatMap(page => [...page.aliases].map(([id, alias]) => [`${id}:${alias}`, page] as const)),
    ),
  };
}
