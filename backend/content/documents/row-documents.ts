/** The rows of the content system as documents, until Studio manages them: read when asked for, kept until a change. */

import type { PageDirectory } from '../content.repository.ts';
import type { CollectionRecord, MenuRecord } from '../content-record.ts';
import type { CollectionRow } from './collection-row.ts';
import type { ContentForms } from './content-forms.ts';
import { fromCollection, type ReadCollection } from './from-collection.ts';
import { fromMenu, type ReadMenu, type TargetOf } from './menu-document.ts';
import type { LinkOf } from './merge-props.ts';
import { idOf, takeId } from './node-ids.ts';

export interface RowsAsDocuments {
  /** By key, as in `content:front-page`. */
  collections: ReadonlyMap<string, ReadCollection>;
  menus: ReadonlyMap<string, ReadMenu>;
}

export interface RowDocuments {
  read(): Promise<RowsAsDocuments>;
  forget(): void;
}

export interface RowDocumentsPorts {
  collections(): Promise<readonly CollectionRecord[]>;
  menus(): Promise<readonly MenuRecord[]>;
  directory(): Promise<PageDirectory>;
  linkOf(): Promise<LinkOf>;
  targetOf(): Promise<TargetOf>;
  forms: ContentForms;
}

export function createRowDocuments(ports: RowDocumentsPorts): RowDocuments {
  let current: Promise<RowsAsDocuments> | undefined;

  async function read(): Promise<RowsAsDocuments> {
    const [collections, menus, { pages }, linkOf, targetOf] = await Promise.all([
      ports.collections(),
      ports.menus(),
      ports.directory(),
      ports.linkOf(),
      ports.targetOf(),
    ]);
    // A collection with neither an area nor an address is shown nowhere.
    const shown: CollectionRow[] = collections
      .map(row => ({ ...row, aliases: pages.get(row.id)?.aliases ?? new Map<string, string>() }))
      .filter(row => (row.family !== null && row.areaName !== null) || row.aliases.size > 0);
    const keys = keysOf(shown.map(({ id, name }) => [name, String(id)]));
    const menuKeys = keysOf(menus.map(({ id }) => [id, id]));
    return {
      collections: new Map(
        shown.map((row, index) => {
          const key = keys[index] ?? String(row.id);
          return [key, fromCollection(row, key, { forms: ports.forms, linkOf })];
        }),
      ),
      menus: new Map(
        menus.map((row, index) => {
          const key = menuKeys[index] ?? idOf(row.id);
          return [key, fromMenu(row, key, targetOf)];
        }),
      ),
    };
  }

  return {
    read() {
      const pending = (current ??= read());
      pending.catch(() => {
        if (current === pending) current = undefined;
      });
      return pending;
    },
    forget: () => {
      current = undefined;
    },
  };
}

/** Names that several rows share get their number, so that none changes its key when another one is added. */
function keysOf(rows: readonly (readonly [name: string, id: string])[]): string[] {
  const counts = new Map<string, number>();
  for (const [name] of rows) counts.set(idOf(name), (counts.get(idOf(name)) ?? 0) + 1);
  const taken = new Set<string>();
  return rows.map(([name, id]) =>
    takeId((counts.get(idOf(name)) ?? 0) > 1 ? `${idOf(name)}-${idOf(id)}` : idOf(name), taken),
  );
}
