/** Prints findings as SARIF 2.1.0 (OASIS), which code hosts show beside the lines. */
import type { Finding } from '#engine/definition/finding.ts';
import type { Code } from './codes/code.ts';
import { codes } from './codes.ts';

const rules = Object.entries<Code>(codes).filter(([, { where }]) => where === 'files');
const levels = { error: 'error', warning: 'warning' } as const;

export function toSarif(findings: readonly Finding[]): string {
  const log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'pages',
            informationUri: 'docs/page-errors.md',
            rules: rules.map(([id, { title, why, fix, severity }]) => ({
              id,
              shortDescription: { text: title },
              fullDescription: { text: why },
              help: { text: fix },
              defaultConfiguration: { level: severity ?? 'error' },
            })),
          },
        },
        columnKind: 'utf16CodeUnits',
        results: findings.map(({ code, severity, message, fix, file, line, column, endColumn, path }) => ({
          ruleId: code,
          level: levels[severity],
          message: { text: fix ? `${message}. ${fix}` : message },
          locations: [
            {
              physicalLocation: {
                artifactLocation: { uri: file, uriBaseId: '%SRCROOT%' },
                region: { startLine: line, startColumn: column, endLine: line, endColumn },
              },
              ...(path ? { logicalLocations: [{ fullyQualifiedName: path }] } : {}),
            },
          ],
        })),
      },
    ],
  };
  return JSON.stringify(log, null, 2);
}
