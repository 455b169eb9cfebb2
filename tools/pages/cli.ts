/** `npm run pages -- <command>`: the command line of the page language. Exit: 0 clean, 1 findings, 2 misuse or crash. */
import { parseArgs } from 'node:util';
import { freshenGrammar } from './freshen-grammar.ts';

const usage = `Usage: npm run pages -- lint [files…] [--format pretty|json]

lint   checks pages/** and the examples of the widgets against each other; with files, tells of those alone`;

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      format: { type: 'string', default: 'pretty' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  const [command, ...files] = positionals;
  if (values.help) {
    console.log(usage);
    return 0;
  }
  const { format } = values;
  if (command !== 'lint' || (format !== 'pretty' && format !== 'json'))
    throw new Error(`Unknown command or format\n\n${usage}`);
  await freshenGrammar();
  // Imported late: the validators may only just have been made.
  const { lint, printReport } = await import('./lint.ts');
  const report = lint(process.cwd(), files);
  console.log(printReport(report, format));
  return report.findings.some(({ severity }) => severity === 'error') ? 1 : 0;
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
