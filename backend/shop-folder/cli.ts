/** `npm run shop -- new|check|plan|apply FOLDER`: a shop as a folder. Exit codes: 0 done, 1 mistakes or differences, 2 wrong usage. */
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { withCommandDatabase } from '#backend/database/command-database.ts';
import { describe } from '#backend/import/problem.ts';
import { isDemo } from '#backend/is-demo.ts';
import { languages } from '#kernel/languages.gen.ts';
import { printFinding } from '#page-lint/print-finding.ts';
import { applyShop, planShop } from './apply-shop.ts';
import { describeChange } from './describe-change.ts';
import { FolderInUse, newShop } from './new-shop.ts';
import { readFolder } from './read-folder.ts';
import type { ShopFolder } from './shop-folder.ts';

const usage = `Usage: npm run shop -- <command> [FOLDER]      (FOLDER is SHOP unless given; see docs/own-shop.md)

new FOLDER [--name NAME] [--country FI] [--language fi] [--currency EUR] [--vat 25.5]
    writes a shop that starts, and asks for what is not given
check [FOLDER] [--format json]
    checks files and what they say about each other; needs no database
plan [FOLDER] [--database-url URL]
    says what apply would change; exit code 1 when there are differences
apply [FOLDER] [--database-url URL]
    makes the database as the folder says`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    name: { type: 'string' },
    country: { type: 'string' },
    language: { type: 'string' },
    currency: { type: 'string' },
    vat: { type: 'string' },
    format: { type: 'string', default: 'text' },
    'database-url': { type: 'string' },
  },
});

class WrongUsage extends Error {}

const [command, named] = positionals;
const folderPath = (): string => {
  const path = named ?? process.env.SHOP;
  if (path === undefined || path === '') throw new WrongUsage('name a folder, or set SHOP');
  return resolve(path);
};

async function check(path: string): Promise<ShopFolder | null> {
  const { folder, findings } = await readFolder(path);
  if (values.format === 'json') console.log(JSON.stringify(findings, null, 1));
  else
    for (const finding of findings) {
      const text = await readFile(join(path, finding.file), 'utf8').catch(() => undefined);
      console.error(printFinding(finding, finding.file.endsWith('.json') ? text : undefined));
    }
  return findings.some(({ severity }) => severity === 'error') ? null : folder;
}

/** A value of the command line, or the answer of the person in front of it. */
async function ask(
  name: 'name' | 'country' | 'language' | 'currency' | 'vat',
  shape: RegExp,
  example: string,
) {
  let value = values[name];
  if (value === undefined && process.stdin.isTTY) {
    const lines = createInterface({ input: process.stdin, output: process.stdout });
    value = await lines.question(`${name} (${example}): `);
    lines.close();
  }
  if (value === undefined || !shape.test(value.trim()))
    throw new WrongUsage(
      `--${name} ${value === undefined ? 'is missing' : `"${value}" is not valid`}: write it as ${example}`,
    );
  return value.trim();
}

async function run(): Promise<number> {
  const path = folderPath();
  if (command === 'new') {
    // The first language is that of the build; others are written into the files.
    const [{ code }] = languages;
    values.language ??= code;
    const shop = {
      name: await ask('name', /^.{1,60}$/, '"Nordic Boats"'),
      country: await ask('country', /^[A-Z]{2}$/, 'FI'),
      language: await ask('language', new RegExp(`^${code}$`), code),
      currency: await ask('currency', /^[A-Z]{3}$/, 'EUR'),
      vat: Number(await ask('vat', /^\d{1,2}(?:\.\d{1,2})?$/, '25.5')),
    };
    await newShop(path, shop, resolve('shops/starter'), resolve('schemas/shop'));
    console.log(
      `${named ?? path} is a shop now. Start it: SHOP=${named ?? path} DATA_DIR=./data-own npm start`,
    );
    return 0;
  }
  if (command === 'check') {
    const isGood = (await check(path)) !== null;
    if (isGood && values.format === 'text') console.log('the folder has no mistakes');
    return isGood ? 0 : 1;
  }
  if (command !== 'plan' && command !== 'apply') throw new WrongUsage('no such command');
  const folder = await check(path);
  if (folder === null) return 1;
  const channelId = process.env.CHANNEL_ID || '1|fi';
  const origin = process.env.PUBLIC_ORIGIN || 'http://localhost:3000';
  return withCommandDatabase(values['database-url'], async db => {
    if (await isDemo(db))
      throw new WrongUsage(
        'this is the database of the demo shop: name another one by DATA_DIR or DATABASE_URL',
      );
    if (command === 'plan') {
      const changes = await planShop(folder, { db, channelId, origin });
      for (const change of changes) console.log(describeChange(change));
      console.log(changes.length === 0 ? 'nothing would change' : `${changes.length} changes`);
      return changes.length === 0 ? 0 : 1;
    }
    const applied = await applyShop(folder, {
      ...{ db, channelId, origin },
      onProblem: (problem, file) => console.error(describe(file, problem)),
      onUnresolved: finding => console.error(printFinding(finding)),
    });
    const { changes, unresolved } = applied;
    for (const change of changes) console.log(describeChange(change));
    console.log(changes.length === 0 ? 'nothing has changed' : `${changes.length} changes`);
    let refused = unresolved;
    for (const name of ['products', 'packages'] as const) {
      const report = applied[name];
      if (!report) continue;
      refused += report.skipped;
      console.log(`${name}: ${report.added} added, ${report.changed} known, ${report.skipped} skipped`);
    }
    return refused > 0 ? 1 : 0;
  });
}

try {
  process.exitCode = await run();
} catch (error) {
  if (error instanceof WrongUsage) {
    console.error(`${error.message}\n\n${usage}`);
    process.exitCode = 2;
  } else if (error instanceof FolderInUse) {
    console.error(`${error.message}: name a new folder`);
    process.exitCode = 1;
  } else throw error;
}
