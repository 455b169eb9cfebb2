/** What an older widget becomes when this build reads it, and whether that matches the schema of the widget (R-PAGE-7). */
import type { WidgetInstance } from '#engine/definition/contract.ts';
import type { Grammar } from '#engine/definition/grammar.ts';
import { migrateInstance } from '#engine/definition/migrate-instance.ts';
import { checkStructure } from './check-structure.ts';
import { parseJson } from './source/parse-json.ts';

/** Index 0 migrates v1 to v2. */
export type MigrationSteps = readonly ((instance: WidgetInstance) => WidgetInstance)[];

export interface Migration {
  /** In the version of this build; null when a step failed. */
  instance: WidgetInstance | null;
  /** Why it cannot be shown; absent when it can. */
  problem?: { message: string; fix: string };
}

/**
 * @param instance of a version below that of this build
 * @param grammar knows its type
 */
export function migrateAndCheck(
  instance: WidgetInstance,
  steps: MigrationSteps,
  grammar: Pick<Grammar, 'widgets' | 'props'>,
): Migration {
  const { type, v } = instance;
  const version = grammar.widgets[type]?.version ?? v;
  const way = `"${type}" v${v}, brought to v${version},`;
  let problem: Migration['problem'];
  const current = migrateInstance(
    instance,
    { version, migrations: steps },
    (_code, message, { error } = {}) => {
      const why = error instanceof Error ? `: ${error.message}` : '';
      problem = { message: `${message}${why}`, fix: fixOf(type, v, version) };
    },
  );
  if (!current) return { instance: null, ...(problem && { problem }) };
  const wrong = wrongProps(type, current.props, grammar);
  if (!wrong) return { instance: current };
  return {
    instance: current,
    problem: {
      message: `${way} does not match its schema: ${wrong}`,
      fix: fixOf(type, v, version),
    },
  };
}

const fixOf = (type: string, from: number, version: number): string =>
  `Correct widgets/${type}/migrations/${version - 1}-to-${version}.ts, or write the widget as v${version} in place of v${from}`;

/** `props.title: A text is needed`, the first of what is wrong. */
function wrongProps(
  type: string,
  props: unknown,
  { props: validators }: Pick<Grammar, 'props'>,
): string | null {
  const validate = validators[type];
  if (!validate) return null;
  const text = JSON.stringify(props) ?? 'null';
  const parsed = parseJson(text);
  if (!parsed.ok) return 'its props are not JSON';
  const [first] = checkStructure({ file: '', text, root: parsed.root }, validate);
  if (!first) return null;
  const missing = first.about?.missing;
  const path = ['props', ...(first.path ? [first.path] : []), ...(missing ? [missing] : [])].join('.');
  return `${path}: ${first.message}`;
}
