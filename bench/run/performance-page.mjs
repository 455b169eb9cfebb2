/** Writes docs/performance.md from the results of a whole run. */
import { limitText, verdictOf } from './budgets.mjs';

const introduction = `# Performance

Written by \`npm run bench\`; do not edit it. The command takes about ten minutes and needs Chromium.

Times depend on the machine and its load: compare them with the references of the same run (a static response of the same
size, React rendering the same elements, a trivial query), not with those of another run. Sizes and counts do not depend on it.
A *goal* is what a figure should reach; a *budget* is enforced, and \`npm run bench\` fails when a size, a count or a ratio exceeds
it. 1 KB is 1000 bytes; *gz* is gzip at level 9.

- \`npm run bench -- --short\` runs everything once with a small shop, to find benches that no longer run.
- \`--only=bytes,render\` runs some of them; this page is then not written, except with \`--renew\`, which writes their
  sections anew and says in each of them when it was measured.
- \`--sizes=10k,100k,1m\` measures the backend with that many products.
- \`--other=http://localhost:5000 --other-pages=/,/collections/all,/products/part\` adds the figures of another shop; with
  \`--other-pid=123\` also its CPU time.
- \`--only=render --other=hydrogen\` builds Shopify's Hydrogen skeleton from npm and measures its pages beside ours.
- \`--only=http,first-press --against=FOLDER\` compares two builds of this shop in alternating rounds.
`;

const cell = value => String(value ?? '').replaceAll('|', '\\|');
const line = cells => `| ${cells.map(cell).join(' | ')} |`;

function tableText({ columns, rows }) {
  const lines = rows.map(row => {
    const limit = limitText({ most: row.budget, least: row.least }, columns);
    return line([
      row.name,
      ...columns.map(column => row.values[column]),
      row.goal ? limitText(row.goal, columns) : '',
      verdictOf(row),
      limit && (row.shown ? `${limit} (not enforced)` : limit),
    ]);
  });
  const head = line(['', ...columns, 'goal', 'result', 'budget']);
  return [head, line(['---', ...columns.map(() => '--:'), '---', '---', '---']), ...lines].join('\n');
}

const section = ({ title, note, tables }, measured) =>
  [`## ${title}`, note, measured, ...tables.map(tableText)].filter(Boolean).join('\n\n');

/** Where the other build was does not matter. */
const named = arg => arg.replace(/^--against=.*/, '--against=FOLDER');
const commandOf = args => ['npm run bench', ...(args.length > 0 ? ['--', ...args.map(named)] : [])].join(' ');

/** The text of the page; it ends with a line break. */
export function performancePage({ machine, args, results }) {
  const command = commandOf(args);
  const seconds = results.reduce((sum, each) => sum + each.seconds, 0);
  const rows = results.flatMap(({ tables }) => tables.flatMap(table => table.rows));
  const verdicts = rows.map(verdictOf).filter(Boolean);
  const measured = [
    '| | |',
    '|---|---|',
    line(['command', `\`${command}\`, ${Math.round(seconds / 60)} minutes`]),
    line(['machine', `${machine.processor}, ${machine.memory}, load ${machine.load} before the run`]),
    line(['Node', machine.node]),
    line(['commit', machine.commit]),
    line(['date', `${machine.date} UTC`]),
    line(['goals', `${verdicts.filter(each => each === 'pass').length} of ${verdicts.length} reached`]),
  ].join('\n');
  return `${[introduction.trim(), measured, ...results.map(result => section(result))].join('\n\n')}\n`;
}

/**
 * The text of the page with the sections of these results written anew; a section that it does not have comes last.
 * @param text the page as it is
 */
export function renewedPage(text, { machine, args, results }) {
  const measured = `Measured by \`${commandOf(args)}\` on ${machine.date} UTC at commit ${machine.commit}, load ${machine.load} before the run.`;
  const [before, ...sections] = text.trimEnd().split(/\n(?=## )/);
  for (const result of results) {
    const at = sections.findIndex(each => each.startsWith(`## ${result.title}\n`));
    sections.splice(at < 0 ? sections.length : at, at < 0 ? 0 : 1, section(result, measured));
  }
  const head = `${introduction.trim()}\n\n${before.slice(before.indexOf('| | |'))}`;
  return `${[head, ...sections].map(each => each.trimEnd()).join('\n\n')}\n`;
}
