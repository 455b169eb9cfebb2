/** Folders that import each other, directly or through others: a reader of one has to read the other as well. */
import { dirname } from 'node:path';

const isTest = path => /\.(?:test|stories)\.tsx?$|\/testing-[^/]+$/.test(path);

/** Folder → folders that its code imports. */
function importsOfFolders(modules, root) {
  const imports = new Map();
  for (const { source, dependencies } of modules) {
    if (!source.startsWith(root) || isTest(source)) continue;
    const from = dirname(source);
    const known = imports.get(from) ?? new Set();
    imports.set(from, known);
    for (const { resolved } of dependencies)
      if (resolved.startsWith(root) && dirname(resolved) !== from) known.add(dirname(resolved));
  }
  return imports;
}

function reachable(imports, from) {
  const seen = new Set();
  const open = [...(imports.get(from) ?? [])];
  while (open.length > 0) {
    const next = open.pop();
    if (seen.has(next)) continue;
    seen.add(next);
    open.push(...(imports.get(next) ?? []));
  }
  return seen;
}

/**
 * @param modules of dependency-cruiser: `source` and the `resolved` of each of `dependencies`
 * @param root path that all folders begin with, such as `src/studio/`
 * @returns pairs of folders that reach each other, each once
 */
export function folderCycles(modules, root) {
  const imports = importsOfFolders(modules, root);
  const reached = new Map([...imports.keys()].map(folder => [folder, reachable(imports, folder)]));
  return [...reached].flatMap(([one, others]) =>
    [...others].flatMap(other => (one < other && reached.get(other)?.has(one) ? [[one, other]] : [])),
  );
}
