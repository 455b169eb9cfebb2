/** Which modules of the shop import which, for the decisions of vite.config.ts about chunks. */
import { join } from 'node:path';
import type { Rolldown } from 'vite';

export type Modules = Rolldown.ChunkingContext;

const root = join(import.meta.dirname, '../..');
const imports = new WeakMap<Modules, Map<string, Set<string>>>();

/** Whether the module is among what the file imports, directly or through others, without waiting. @param file a path below the root */
export function isAmongImportsOf(file: string, id: string, modules: Modules): boolean {
  const start = join(root, file);
  let found = imports.get(modules)?.get(file);
  if (!found) {
    found = new Set([start]);
    for (const of of found) for (const next of modules.getModuleInfo(of)?.importedIds ?? []) found.add(next);
    imports.set(modules, (imports.get(modules) ?? new Map<string, Set<string>>()).set(file, found));
  }
  return id !== start && found.has(id);
}
