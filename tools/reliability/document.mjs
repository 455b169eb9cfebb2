/** The text of docs/reliability.md. */
const escaped = text => text.replace(/[|\\<>[\]]/g, sign => (sign === '<' ? '&lt;' : `\\${sign}`));

const link = ({ title, file }) => `[${escaped(title)}](../${file})`;

function proofCell(row, proofs) {
  if (row.unproven) return `not by a machine: ${escaped(row.unproven)}`;
  return proofs.map(link).join('<br>') || '**open**';
}

const tableOf = (rows, proofsOf) => [
  '| id | What happens | What must happen | Rules | Proven by |',
  '|---|---|---|---|---|',
  ...rows.map(
    row =>
      `| ${row.id} | ${escaped(row.happens)} | ${escaped(row.must)} | ${row.rules.join(', ')} | ${proofCell(row, proofsOf(row))} |`,
  ),
];

/** The rows by area, each with the tests that prove it. */
export function reliabilityDocument(rows, proofs) {
  const proofsOf = row => proofs.filter(({ id }) => id === row.id);
  const excused = rows.filter(row => row.unproven).length;
  const proven = rows.filter(row => !row.unproven && proofsOf(row).length > 0).length;
  const areas = [...new Set(rows.map(({ area }) => area))];
  return [
    '# Reliability',
    '',
    'What can go wrong, what the shop does then, and which test proves it by attacking the shop. The rows stand in',
    '`tests/faults.json`; a test names the rows that it proves in a comment above it (`@proves` and the ids). This file is',
    'generated: `node tools/generate/reliability.mjs`; `npm run lint` refuses an outdated one.',
    '',
    `${rows.length} rows: ${proven} proven, ${excused} that no machine can prove, ${rows.length - proven - excused} open.`,
    ...areas.flatMap(area => [
      '',
      `## ${area}`,
      '',
      ...tableOf(
        rows.filter(row => row.area === area),
        proofsOf,
      ),
    ]),
    '',
  ].join('\n');
}
