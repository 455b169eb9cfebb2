/** `node tools/lint/reliability.mjs`: tests prove rows that exist, and docs/reliability.md names them all. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../files/message-files.mjs';
import { reliabilityDocument } from '../reliability/document.mjs';
import { allProofs, readRows } from '../reliability/proofs.mjs';

const document = 'docs/reliability.md';

/** One line per finding of a checkout. */
export function reliabilityFindings(folder = root) {
  const rows = readRows(folder);
  const { proofs, stray } = allProofs(folder);
  const known = new Set(rows.map(({ id }) => id));
  const unproven = new Set(rows.filter(row => row.unproven).map(({ id }) => id));
  const path = join(folder, document);
  const written = existsSync(path) ? readFileSync(path, 'utf8') : '';
  return [
    ...proofs
      .filter(({ id }) => !known.has(id))
      .map(({ id, file }) => `${file}: "${id}" is no row of tests/faults.json`),
    ...proofs
      .filter(({ id }) => unproven.has(id))
      .map(({ id, file }) => `${file}: "${id}" is proven here and unproven in tests/faults.json`),
    ...stray.map(file => `${file}: a @proves stands above no test`),
    ...(written === reliabilityDocument(rows, proofs)
      ? []
      : [`${document} is outdated\n    fix: node tools/generate/reliability.mjs`]),
  ];
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const findings = reliabilityFindings();
  for (const finding of findings) console.error(finding);
  console.log(`reliability: ${findings.length}`);
  process.exitCode = findings.length > 0 ? 1 : 0;
}
