/**
 * Which TypeScript files a type-aware lint has to read again: those that changed since the last run without findings, and
 * those that import them, directly or through others. The compiler's build info knows both exactly.
 */

/** @param buildInfo what `tsc --incremental` wrote. @returns path -> { version, global, imports: paths } */
export function readProgram(buildInfo) {
  const { fileNames, fileInfos, fileIdsList = [], referencedMap = [] } = buildInfo;
  const files = new Map();
  fileNames.forEach((path, index) => {
    const info = fileInfos[index];
    const { version, affectsGlobalScope = false } = typeof info === 'string' ? { version: info } : info;
    files.set(path, { version, global: affectsGlobalScope, imports: [] });
  });
  // Numbers in a build info begin at 1.
  for (const [file, list] of referencedMap)
    files.get(fileNames[file - 1]).imports = fileIdsList[list - 1].map(id => fileNames[id - 1]);
  return files;
}

const globalMark = ' global';
const versionOf = ({ version, global }) => (global ? version + globalMark : version);

/** What has to be kept of a run without findings: path -> version, marked where its declarations are global. */
export const versionsOf = program =>
  Object.fromEntries([...program].map(([path, file]) => [path, versionOf(file)]));

function importersIn(program) {
  const importers = new Map();
  for (const [path, { imports }] of program)
    for (const imported of imports) importers.set(imported, (importers.get(imported) ?? []).concat(path));
  return importers;
}

/**
 * @param before versions of the last run without findings.
 * @returns the paths to lint, or undefined when everything has to be, because global declarations changed.
 */
export function scopeOf(program, before) {
  const left = Object.keys(before).filter(path => !program.has(path));
  const changed = [...program]
    .filter(([path, file]) => before[path] !== versionOf(file))
    .map(([path]) => path);
  const isGlobal = path => program.get(path)?.global || before[path]?.endsWith(globalMark);
  if ([...left, ...changed].some(isGlobal)) return undefined;
  const importers = importersIn(program);
  const scope = new Set(changed);
  for (const path of scope) for (const importer of importers.get(path) ?? []) scope.add(importer);
  return [...scope];
}
