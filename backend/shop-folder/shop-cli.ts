/** The commands of a shop as a folder: new, check, plan, apply, export. */
import { readFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { withCommandDatabase } from '#backend/database/command-database.ts';
import { describeProblem } from '#backend/import/problem.ts';
import { isDemo } from '#backend/is-demo.ts';
import { readCommandLine } from '#backend/kernel/command-line.ts';
import type { Finding } from '#engine/definition/finding.ts';
import { languages } from '#kernel/languages.gen.ts';
import { defaultPasswordSalt } from '#kernel/password-salt.ts';
import { printFinding } from '#page-lint/print-finding.ts';
import { type ApplyShopOptions, applyShop, planShop } from './apply-shop.ts';
import { ask } from './ask.ts';
import { driftOf } from './content/drift.ts';
import type { LoadBuild } from './content/shop-build.ts';
import { isDemoFolder, publicDemo } from './demo/refuse-demo.ts';
import { describeChange } from './describe-change.ts';
import { exportShop } from './export/export-shop.ts';
import { ExportRefused } from './export/replace-folder.ts';
import { rememberState, stateOf } from './folder-state.ts';
import { InvalidFolder } from './invalid-folder.ts';
import { FolderInUse, newShop } from './new-shop.ts';
import { isPart, onlyParts, parts } from './parts.ts';
import { planProducts } from './plan-products.ts';
import { readFolder } from './read-folder.ts';
import type { ShopFolder } from './shop-folder.ts';
import { toSarif } from './to-sarif.ts';
import { warningsOf } from './warnings-of.ts';
import { WrongUsage } from './wrong-usage.ts';

const usage = `Usage: npm run shop -- <command> [FOLDER]      (FOLDER is SHOP unless given; see docs/own-shop.md)

new FOLDER [--name NAME] [--country FI] [--language fi] [--currency EUR] [--vat 25.5]
    writes a shop that starts, and asks for what is not given
check [FOLDER] [--format json|sarif]
    checks files and what they say about each other; needs no database
plan [FOLDER] [--only PARTS] [--no-hide] [--database-url URL]
    says what apply would change; exit code 1 when there are differences
apply [FOLDER] [--only markets,delivery] [--no-hide] [--database-url URL]
    makes the database as the folder says, or the parts that are named; with --no-hide what left a file stays
export FOLDER [--replace] [--database-url URL]
    writes the folder from the database; shop.json and theme.json are those of SHOP`;

const readArguments = (args: string[]) =>
  readCommandLine(
    {
      args,
      allowPositionals: true,
      options: {
        name: { type: 'string' },
        country: { type: 'string' },
        language: { type: 'string' },
        currency: { type: 'string' },
        vat: { type: 'string' },
        format: { type: 'string', default: 'text' },
        only: { type: 'string' },
        'no-hide': { type: 'boolean', default: false },
        replace: { type: 'boolean', default: false },
        'database-url': { type: 'string' },
      },
    },
    usage,
  );

type Arguments = ReturnType<typeof readArguments>;

interface Call {
  command: string | undefined;
  /** The folder as it was written. */
  named: string | undefined;
  values: Arguments['values'];
  load: LoadBuild;
}

/** Where shoppers reach the shop. */
const origin = process.env.PUBLIC_ORIGIN || 'http://localhost:3000';
const passwordSalt = process.env.AUTH_PASSWORD_SALT || defaultPasswordSalt;

function folderPath({ command, named }: Call): string {
  // An export writes its folder; it is never that of the shop that runs unless it is named.
  const path = named ?? (command === 'export' ? undefined : process.env.SHOP);
  if (path === undefined || path === '') throw new WrongUsage('name a folder, or set SHOP');
  return resolve(path);
}

/** A plan or an apply has more to say than what the folder could do better. */
async function print(findings: readonly Finding[], path: string, isCheck: boolean): Promise<void> {
  for (const finding of findings) {
    if (!isCheck && finding.severity === 'warning') continue;
    const text = await readFile(join(path, finding.file), 'utf8').catch(() => undefined);
    console.error(printFinding(finding, finding.file.endsWith('.json') ? text : undefined));
  }
  const warnings = findings.filter(({ severity }) => severity === 'warning').length;
  if (warnings > 0) console.error(`warnings: ${warnings}${isCheck ? '' : ', which check names'}`);
}

async function check({ command, values, load }: Call, path: string): Promise<ShopFolder | null> {
  const read = await readFolder(path, { build: load });
  const refused = publicDemo(path, [origin]);
  const findings = [...(refused ? [refused] : []), ...read.findings];
  if (values.format === 'json') console.log(JSON.stringify(findings, null, 1));
  else if (values.format === 'sarif') console.log(toSarif(findings, relative(process.cwd(), path)));
  else await print(findings, path, command === 'check');
  return findings.some(({ severity }) => severity === 'error') ? null : read.folder;
}

async function make({ values, named }: Call, path: string): Promise<number> {
  // The first language is that of the build; others are written into the files.
  const [{ code }] = languages;
  values.language ??= code;
  const shop = {
    name: await ask(values, 'name', /^.{1,60}$/, '"Nordic Boats"'),
    country: await ask(values, 'country', /^[A-Z]{2}$/, 'FI'),
    language: await ask(values, 'language', new RegExp(`^${code}$`), code),
    currency: await ask(values, 'currency', /^[A-Z]{3}$/, 'EUR'),
    vat: Number(await ask(values, 'vat', /^\d{1,2}(?:\.\d{1,2})?$/, '25.5')),
  };
  await newShop(path, shop, resolve('shops/starter'), resolve('schemas/shop'));
  console.log(
    `${named ?? path} is a shop now. Start it: SHOP=${named ?? path} DATA_DIR=./data-own npm start`,
  );
  return 0;
}

async function writeFolder(call: Call, path: string): Promise<number> {
  const { values, named } = call;
  const source = resolve(process.env.SHOP || 'shops/atv-huset');
  return withCommandDatabase(values['database-url'], async db => {
    const report = await exportShop(path, {
      ...{ db, source, schemas: resolve('schemas/shop'), build: await call.load() },
      isReplacing: values.replace,
    });
    console.log(`${named ?? path}: ${report.products} products, ${report.pictures} pictures`);
    if (report.left.length > 0) console.log('The folder cannot say:');
    for (const line of report.left) console.log(`- ${line}`);
    return (await check(call, path)) === null ? 1 : 0;
  });
}

/** What a plan or an apply leaves alone. */
function limits({ values }: Call): Pick<ApplyShopOptions, 'only' | 'keepsOthers'> {
  const only = values.only?.split(',').map(part => part.trim());
  const unknown = only?.find(part => !isPart(part));
  if (unknown !== undefined)
    throw new WrongUsage(`--only knows no "${unknown}": it takes ${parts.join(', ')}`);
  return { ...(only && { only: only.filter(isPart) }), keepsOthers: values['no-hide'] };
}

const nothing = (verb: string, products: unknown): string =>
  products ? `apart from products nothing ${verb}` : `nothing ${verb}`;

async function plan(folder: ShopFolder, options: ApplyShopOptions): Promise<number> {
  const changes = await planShop(folder, options);
  const products = await planProducts(onlyParts(folder, options.only), options.db);
  for (const change of changes) console.log(describeChange(change));
  console.log(changes.length === 0 ? nothing('would change', products) : `${changes.length} changes`);
  if (products) {
    const { added, changed, absent } = products;
    console.log(`products: ${added} new, ${changed} changed, ${absent} not in the file, which stay`);
  }
  for (const warning of [...warningsOf(changes, folder), ...(products?.warnings ?? [])])
    console.log(`shoppers will notice: ${warning}`);
  return changes.length > 0 || (products && products.added + products.changed > 0) ? 1 : 0;
}

async function apply(folder: ShopFolder, options: ApplyShopOptions): Promise<number> {
  const applied = await applyShop(folder, {
    ...options,
    onProblem: (problem, file) => console.error(describeProblem(file, problem)),
    onUnresolved: finding => console.error(printFinding(finding)),
    onWait: seconds => console.error(`another process applies a folder; waiting for it (${seconds} s)`),
  });
  const { changes, unresolved } = applied;
  for (const change of changes) console.log(describeChange(change));
  console.log(changes.length === 0 ? nothing('has changed', applied.products) : `${changes.length} changes`);
  let refused = unresolved;
  for (const name of ['products', 'packages'] as const) {
    const report = applied[name];
    if (!report) continue;
    refused += report.skipped;
    const { added, changed, unchanged, skipped } = report;
    console.log(`${name}: ${added} added, ${changed} changed, ${unchanged} unchanged, ${skipped} skipped`);
  }
  return refused > 0 ? 1 : 0;
}

/** What staff published in Studio, and the folder says otherwise. */
async function sayDrift(folder: ShopFolder, { db }: ApplyShopOptions, { load }: Call): Promise<void> {
  for (const id of await driftOf(db, folder, load))
    console.log(`${id} stays as it was published in Studio: export writes it, or take it back there`);
}

async function onDatabase(call: Call, path: string): Promise<number> {
  const limited = limits(call);
  const folder = await check(call, path);
  if (folder === null) return 1;
  const channelId = process.env.CHANNEL_ID || '1|fi';
  return withCommandDatabase(call.values['database-url'], async db => {
    if ((await isDemo(db)) && !isDemoFolder(path))
      throw new WrongUsage(
        'this is the database of a shop with demo.json: name another one by DATA_DIR or DATABASE_URL',
      );
    const options = { db, channelId, origin, passwordSalt, ...limited };
    const status = await (call.command === 'plan' ? plan : apply)(folder, options);
    // The next start compares them again only when the folder is another one.
    if (call.command === 'apply' && limited.only === undefined && !limited.keepsOthers)
      await rememberState(db, await stateOf(path));
    await sayDrift(folder, options, call);
    return status;
  });
}

async function run(call: Call): Promise<number> {
  const { command, values } = call;
  if (!['text', 'json', 'sarif'].includes(values.format))
    throw new WrongUsage('--format takes text, json or sarif');
  const path = folderPath(call);
  if (command === 'new') return make(call, path);
  if (command === 'export') return writeFolder(call, path);
  if (command === 'check') {
    const isGood = (await check(call, path)) !== null;
    if (isGood && values.format === 'text') console.log('the folder has no mistakes, and can be applied');
    return isGood ? 0 : 1;
  }
  if (command !== 'plan' && command !== 'apply') throw new WrongUsage('no such command');
  return onDatabase(call, path);
}

/**
 * @param load what the build knows of its widgets and pages
 * @returns the exit code: 0 done, 1 mistakes or differences, 2 wrong usage
 */
export async function runShop(args: string[], load: LoadBuild): Promise<number> {
  const { values, positionals } = readArguments(args);
  const [command, named] = positionals;
  try {
    return await run({ command, named, values, load });
  } catch (error) {
    if (error instanceof WrongUsage) {
      console.error(`${error.message}\n\n${usage}`);
      return 2;
    }
    if (!(error instanceof FolderInUse || error instanceof ExportRefused || error instanceof InvalidFolder))
      throw error;
    console.error(error instanceof FolderInUse ? `${error.message}: name a new folder` : error.message);
    return 1;
  }
}
