/** `npm run pages -- <command>`: command line for page files. Exit codes: 0 no findings, 1 findings, 2 wrong usage or a crash. */
import { parseArgs } from 'node:util';
import type { CommandLine } from './commands.ts';
import { regenerateGrammar } from './regenerate-grammar.ts';

const usage = `Usage: npm run pages -- <command>

lint [files…] [--format pretty|json|sarif] [--fix] [--since <revision>] [--role merchandiser] [--shop <address>]
    validates pages/** and the examples of the widgets; with files, reports only their findings;
    --fix applies safe corrections, --since reports texts that were changed in one language only,
    --role changes that only developers may make,
    --shop categories, brands, campaigns, products, content, images and markets that a running shop lacks
fmt [files…] [--check]
    formats page files and sorts their keys
types [--check]
    generates types, validators and the editor's schemas from schemas/ and widgets/
explain <page> [market=se] [locale=sv] [customerType=ORGANIZATION] [now=2026-12-01T00:00Z] [query.key=value]
    shows what the page contains in that context, and why
graph [name] [--format pretty|json]
    lists what each page uses; with the name of a layout, fragment, widget or message, where that is used
migrate [files…] [--write]
    migrates older widgets in page files to the current versions
changes [--since <revision>]
    lists widgets whose props changed incompatibly without a new version
names --shop <address>
    writes schemas/shop-names.json, by which editors complete categories, brands and content pages
pull [ids] [--from <sign-in link> [--write]]
    writes what Studio has published into the page files, from the shop's database;
    --from takes it from a running Studio instead, and lists what would change until --write is said
push [ids]
    makes drafts in Studio from changed page files; nothing is published
status [--exit-code]
    lists the documents that Studio manages, and where files differ from what is live
drift [ids] [--take | --keep]
    lists what a deploy changed of that which Studio owns; --take brings it into the drafts, --keep leaves what Studio has
release <id>
    hands a document back to git
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
      from: { type: 'string' },
      'exit-code': { type: 'boolean', default: false },
      take: { type: 'boolean', default: false },
      keep: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values.help) {
    console.log(usage);
    return 0;
  }
  const [name, ...rest] = positionals;
  if (name === undefined) throw new Error(usage);
  await regenerateGrammar();
  // Imported late, because the validators may have just been generated.
  const { commands, isFormat } = await import('./commands.ts');
  const { format, fix, check, write, since, role, shop, from } = values;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new Error(`Unknown command "${name}"\n\n${usage}`);
  if (!isFormat(format)) throw new Error(`Unknown format "${format}"\n\n${usage}`);
  const exitCode = values['exit-code'];
  const { take, keep } = values;
  if (take && keep) throw new Error('Either --take or --keep');
  const decision = take ? ('take' as const) : keep ? ('keep' as const) : null;
  const options = { format, fix, check, write, since, role, shop, from, exitCode, decision };
  const line: CommandLine = { root: process.cwd(), rest, ...options };
  const { out, status } = await command(line);
  if (out !== '') console.log(out);
  return status;
}

try {
  process.exitCode = await main();
} catch (error) {
  const isOfArguments = error instanceof TypeError && 'code' in error;
  console.error(error instanceof Error ? error.message : error);
  if (isOfArguments) console.error(`\n${usage}`);
  process.exitCode = 2;
}
