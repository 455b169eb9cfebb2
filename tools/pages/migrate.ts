/** Migrates the widgets of page files to the versions of this build; everything else stays byte for byte (R-PAGE-7). */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { WidgetInstance } from '#engine/definition/contract.ts';
import type { Edit } from '#engine/definition/finding.ts';
import type { Grammar } from '#engine/definition/grammar.ts';
import { documentKindOf } from '#page-lint/document-index.ts';
import { type MigrationSteps, migrateAndCheck } from '#page-lint/migrated-props.ts';
import { placedNodes } from '#page-lint/placed-nodes.ts';
import { printFinding } from '#page-lint/print-finding.ts';
import { plain, spanOf } from '#page-lint/source/json-tree.ts';
import { parseJson } from '#page-lint/source/parse-json.ts';
import type { SourceText } from '#page-lint/source/source-file.ts';
import { atValue } from '#page-lint/source/source-file.ts';
import { applyEdits } from './apply-edits.ts';
import { type GrammarFiles, orderKeys } from './format/order-keys.ts';
import { printPart } from './format/print-json.ts';

type Step = (instance: WidgetInstance) => WidgetInstance;
export type FindStep = (type: string, from: number) => Promise<Step>;

/** `widgets/<type>/migrations/<from>-to-<from + 1>.ts` exports `migrate`. */
export const stepsBelow =
  (widgets: string): FindStep =>
  async (type, from) => {
    const file = join(widgets, type, 'migrations', `${from}-to-${from + 1}.ts`);
    const { migrate } = (await import(pathToFileURL(file).href)) as { migrate: Step };
    return migrate;
  };

export interface Migrated extends SourceText {
  /** `winter-hero: banner 1 → 2`. */
  changes: string[];
}

/**
 * The steps of every widget with several versions that lead to its current one.
 * @param findStep see `stepsBelow`
 */
export async function readMigrations(
  widgets: Grammar['widgets'],
  findStep: FindStep,
): Promise<Record<string, MigrationSteps>> {
  const found = await Promise.all(
    Object.entries(widgets).map(
      async ([type, { oldest, version }]) => [type, await stepsOf(type, oldest, version, findStep)] as const,
    ),
  );
  return Object.fromEntries(found.filter(([, steps]) => steps.length > 0));
}

async function stepsOf(type: string, from: number, version: number, findStep: FindStep): Promise<Step[]> {
  const steps: Step[] = [];
  for (let v = from; v < version; v += 1) steps[v - 1] = await findStep(type, v);
  return steps;
}

/**
 * The files that change. Widgets newer than the build, and those without a migration, are left unchanged; lint reports them.
 * @throws {Error} with file, line and column, when a migration fails or leaves props that do not match the widget's schema
 */
export async function migrateTexts(
  texts: readonly SourceText[],
  grammar: Pick<Grammar, 'widgets' | 'props'>,
  files: GrammarFiles,
  findStep: FindStep,
): Promise<Migrated[]> {
  const all = await Promise.all(texts.map(source => migrated(source, grammar, files, findStep)));
  return all.filter(({ changes }) => changes.length > 0);
}

async function migrated(
  { file, text }: SourceText,
  grammar: Pick<Grammar, 'widgets' | 'props'>,
  files: GrammarFiles,
  findStep: FindStep,
): Promise<Migrated> {
  const kind = documentKindOf(file);
  const parsed = parseJson(text);
  const edits: Edit[] = [];
  const changes: string[] = [];
  if (!kind || !parsed.ok) return { file, text, changes };
  for (const { node, jsonPath, what } of placedNodes({ file, text, kind, root: parsed.root })) {
    // Not validated: an older widget need not match the current grammar.
    const instance = plain(node) as WidgetInstance;
    const facts = grammar.widgets[instance.type];
    if (what !== 'widget' || !facts || instance.v >= facts.version || instance.v < facts.oldest) continue;
    const steps = await stepsOf(instance.type, instance.v, facts.version, findStep);
    const { instance: current, problem } = migrateAndCheck(instance, steps, grammar);
    // A file is written whole or not at all.
    if (problem)
      throw new Error(
        printFinding(
          atValue({ file, text, root: parsed.root }, [...jsonPath, 'v'], { code: 'MIG004', ...problem }),
          text,
        ),
      );
    if (!current) continue;
    const line = text.lastIndexOf('\n', node.offset) + 1;
    const indent = /^ */.exec(text.slice(line))?.[0] ?? '';
    edits.push({ range: spanOf(node), text: printPart(orderKeys(current, files), indent) });
    changes.push(`${instance.id}: ${instance.type} ${instance.v} → ${facts.version}`);
  }
  return { file, text: applyEdits(text, edits), changes };
}
