/** `npm run pages -- <command>`: the command line of the page language. Exit: 0 clean, 1 findings, 2 misuse or crash. */
import { parseArgs } from 'node:util';
import type { CommandLine } from './commands.ts';
import { freshenGrammar } from './freshen-grammar.ts';

const usage = `Usage: npm run pages -- <command>

lint [files…] [--format pretty|json|sarif] [--fix] [--since <revision>] [--role merchandiser] [--shop <address>]
    checks pages/** and the examples of the widgets against each other; with files, reports those alone;
    --since reports texts renewed in one language only, --role changes that are a developer's,
    --shop categories, brands, campaigns, products, content, pictures and markets that a running shop lacks
fmt [files…] [--check]
    writes keys in the order of the grammar, short things on one line
types [--check]
    makes types, validators and the editor's schemas from schemas/ and widgets/
explain <page> [market=se] [locale=sv] [customerType=ORGANIZATION] [now=2026-12-01T00:00Z] [query.key=value]
    what the page shows in that context, and because of what
graph [name] [--format pretty|json]
    which page uses what; with the name of a layout, fragment, widget or message, who uses that
migrate [files…] [--write]
    brings older widgets in page files up to this build
changes [--since <revision>]
    widgets whose fields changed so that files must be rewritten, without a new version
names --shop <address>
    writes schemas/shop-names.json: categories, brands and content pages that editors complete
reference [--check]
    writes docs/page-errors.md and docs/widgets.md`;

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      format: { type: 'string', default: 'pretty' },
      fix: { type: 'boolean', default: false },
      check: { type: 'boolean', default: false },
      write: { type: 'boolean', default: false },
      since: { type: 'string' },
      role: { type: 'string' },
      shop: { type: 'string' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values.help) {
    console.log(usage);
    return 0;
  }
  const [name, ...rest] = positionals;
  if (name === undefined) throw new Error(usage);
  await freshenGrammar();
  // Imported late: the validators may only just have been made.
  const { commands, isFormat } = await import('./commands.ts');
  const { format, fix, check, write, since, role, shop } = values;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new Error(`There is no command "${name}"\n\n${usage}`);
  if (!isFormat(format)) throw new Error(`There is no format "${format}"\n\n${usage}`);
  const line: CommandLine = { root: process.cwd(), rest, format, fix, check, write, since, role, shop };
  const { out, status } = await command(line);
  if (out !== '') console.log(out);
  return status;
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
