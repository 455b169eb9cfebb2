/** Migrates the widgets of page files to the versions of this build; everything else stays byte for byte (R-PAGE-7). */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { WidgetInstance } from '#engine/definition/contract.ts';
import { documentKindOf } from '#page-lint/document-index.ts';
import type { Report } from '#engine/definition/report.ts';
import { migrateWidget } from '#engine/resolve/page-steps.ts';
import type { Edit } from '#engine/definition/finding.ts';
import type { Grammar } from '#engine/definition/grammar.ts';
import { plain, spanOf } from '#page-lint/source/json-tree.ts';
import { parseJson } from '#page-lint/source/parse-json.ts';
import { placedNodes } from '#page-lint/placed-nodes.ts';
import type { SourceText } from '#page-lint/source/source-file.ts';
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

/** The files that change. Widgets newer than the build, and those without a migration, are left unchanged; lint reports them. */
export async function migrateTexts(
  texts: readonly SourceText[],
  widgets: Grammar['widgets'],
  files: GrammarFiles,
  findStep: FindStep,
): Promise<Migrated[]> {
  const all = await Promise.all(texts.map(source => migrated(source, widgets, files, findStep)));
  return all.filter(({ changes }) => changes.length > 0);
}

/** A file is written whole or not at all. */
const stop: Report = (code, message, { error } = {}) => {
  throw error instanceof Error ? error : new Error(`${code} ${message}`);
};

async function migrated(
  { file, text }: SourceText,
  widgets: Grammar['widgets'],
  files: GrammarFiles,
  findStep: FindStep,
): Promise<Migrated> {
  const kind = documentKindOf(file);
  const parsed = parseJson(text);
  const edits: Edit[] = [];
  const changes: string[] = [];
  if (!kind || !parsed.ok) return { file, text, changes };
  for (const { node, what } of placedNodes({ file, text, kind, root: parsed.root })) {
    // Not validated: an older widget need not match the current grammar.
    const instance = plain(node) as WidgetInstance;
    const facts = widgets[instance.type];
    if (what !== 'widget' || !facts || instance.v >= facts.version || instance.v < facts.oldest) continue;
    const migrations: Step[] = [];
    for (let v = instance.v; v < facts.version; v += 1) migrations[v - 1] = await findStep(instance.type, v);
    const current = migrateWidget(instance, { ...facts, type: instance.type, migrations }, stop);
    if (!current) continue;
    const line = text.lastIndexOf('\n', node.offset) + 1;
    const indent = /^ */.exec(text.slice(line))?.[0] ?? '';
    edits.push({ range: spanOf(node), text: printPart(orderKeys(current.instance, files), indent) });
    changes.push(`${instance.id}: ${instance.type} ${instance.v} → ${facts.version}`);
  }
  return { file, text: applyEdits(text, edits), changes };
}
