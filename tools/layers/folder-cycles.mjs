/** Folders that import each other, directly or through others: a reader of one has to read the other as well. */
import { dirname } from 'node:path';

const isOwn = path =>
  /^(?:src|widgets|server|backend|tools)\//.test(path) &&
  !/\.(?:test|stories)\.tsx?$|\/testing-[^/]+$|\.gen\./.test(path);

/** The folder that holds both files, and the sub-folder of each in it; null when one of them lies loose in it. */
function placeOf(source, resolved) {
  const one = dirname(source).split('/');
  const other = dirname(resolved).split('/');
  let depth = 0;
  while (depth < one.length && one[depth] === other[depth]) depth += 1;
  const parent = one.slice(0, depth).join('/');
  const [from, to] = [one[depth], other[depth]];
  return from === undefined || to === undefined ? null : { parent, from, to };
}

/** Folder → its sub-folders → the sub-folders beside them that their code imports. Loose files compose their folder. */
function importsOfFolders(modules) {
  const imports = new Map();
  for (const { source, dependencies } of modules) {
    if (!isOwn(source)) continue;
    for (const { resolved } of dependencies) {
      const place = isOwn(resolved) ? placeOf(source, resolved) : null;
      if (!place) continue;
      const siblings = imports.get(place.parent) ?? new Map();
      imports.set(place.parent, siblings);
      siblings.set(place.from, (siblings.get(place.from) ?? new Set()).add(place.to));
    }
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
 * Pairs of folders beside each other that reach each other, as `dependency-cruiser` answers their modules. Tests and
 * generated files do not count.
 */
export function folderCycles(modules) {
  return [...importsOfFolders(modules)].flatMap(([parent, siblings]) => {
    const reached = new Map([...siblings.keys()].map(folder => [folder, reachable(siblings, folder)]));
    const path = folder => (parent ? `${parent}/${folder}` : folder);
    return [...reached].flatMap(([one, others]) =>
      [...others].flatMap(other =>
        one < other && reached.get(other)?.has(one) ? [[path(one), path(other)]] : [],
      ),
    );
  });
}
