/** Findings of a folder as SARIF 2.1.0 (OASIS), which code hosts show beside the lines. */
import type { Finding } from '#engine/definition/finding.ts';

/** @param folder from the root of the repository; findings name files in it */
export function toSarif(findings: readonly Finding[], folder: string): string {
  const base = folder.replaceAll('\\', '/');
  const results = findings.map(({ code, severity, message, fix, file, line, column, endColumn, path }) => ({
    ruleId: code,
    level: severity,
    message: { text: fix ? `${message}. ${fix}` : message },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: encodeURI(base === '' ? file : `${base}/${file}`) },
          region: { startLine: line, startColumn: column, endLine: line, endColumn },
        },
        ...(path ? { logicalLocations: [{ fullyQualifiedName: path }] } : {}),
      },
    ],
  }));
  const rules = [...new Set(findings.map(({ code }) => code))].toSorted().map(id => ({
    id,
    help: { text: `docs/own-shop.md says what ${id} means` },
  }));
  const run = { tool: { driver: { name: 'shop', rules } }, columnKind: 'utf16CodeUnits', results };
  return JSON.stringify(
    { $schema: 'https://json.schemastore.org/sarif-2.1.0.json', version: '2.1.0', runs: [run] },
    null,
    2,
  );
}
