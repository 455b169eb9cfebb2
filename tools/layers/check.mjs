/**
 * `npm run layers`: imports may only point to lower layers and must not form a cycle. Type-only imports count. Nothing is
 * read again while no import changed since the last run without violations.
 */
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { folderCycles } from './folder-cycles.mjs';
import { importsKey } from './imports-key.mjs';
import { rules } from './rules.mjs';

const folders = ['src', 'widgets', 'server', 'backend', 'tests', 'bench', 'tools'];
const store = 'node_modules/.cache/layers';
const key = importsKey({
  root: process.cwd(),
  folders: [...folders, 'pages', 'schemas', 'locales'],
  settings: [
    ...['package.json', 'package-lock.json', 'tsconfig.json'],
    ...['check', 'layers', 'rules', 'imports-key', 'folder-cycles'].map(name => `tools/layers/${name}.mjs`),
  ],
});

function checkedKey() {
  try {
    return readFileSync(store, 'utf8');
  } catch {
    return '';
  }
}

if (checkedKey() === key) {
  console.log('layers: no import changed');
  process.exit();
}

// Loading it takes longer than the key.
const { cruise } = await import('dependency-cruiser');
const { output } = await cruise(folders, {
  ruleSet: rules,
  validate: true,
  tsPreCompilationDeps: true,
  doNotFollow: { path: 'node_modules' },
  exclude: { path: 'node_modules' },
  enhancedResolveOptions: {
    extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    conditionNames: ['import', 'types', 'default'],
    exportsFields: ['exports'],
  },
  outputType: 'json',
});

const { summary, modules } = JSON.parse(output);
const cycles = folderCycles(modules);
for (const [one, other] of cycles) console.error(`${one}  error  imports ${other} and is imported by it`);
for (const { from, to, rule, cycle } of summary.violations) {
  const path = cycle ? ` (${cycle.map(step => step.name ?? step).join(' -> ')})` : '';
  console.error(`${from}  ${rule.severity}  ${rule.name}: ${to}${path}`);
}
const violations = summary.violations.length + cycles.length;
console.log(`layers: ${summary.totalCruised} modules, ${violations} violations`);
process.exitCode = violations > 0 ? 1 : 0;
if (violations === 0) {
  mkdirSync(dirname(store), { recursive: true });
  // Replaced, not written over: a copy of node_modules made of hard links shares the file.
  writeFileSync(`${store}.${process.pid}`, key);
  renameSync(`${store}.${process.pid}`, store);
}
