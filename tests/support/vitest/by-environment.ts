/**
 * Runs the files of a project that need the same environment one after the other. Vitest stops a worker, with every module
 * that it has loaded, as soon as the next file in the queue needs another environment.
 */
import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that name an environment of their own say so in their first line. */
function environmentOf({ moduleId, project }: TestSpecification): string {
  const first = readFileSync(moduleId, 'utf8').split('\n', 1)[0] ?? '';
  return /@vitest-environment\s+(\w+)/.exec(first)?.[1] ?? project.config.environment;
}

/** Brings equal keys together; keys and values stay in the order in which they first appear. */
export function together<T>(values: readonly T[], keyOf: (value: T) => string): T[] {
  const groups = new Map<string, T[]>();
  for (const value of values) {
    const key = keyOf(value);
    const group = groups.get(key);
    if (group) group.push(value);
    else groups.set(key, [value]);
  }
  return [...groups.values()].flat();
}

export class ByEnvironment extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return together(await super.sort(files), file => `${file.project.name} ${environmentOf(file)}`);
  }
}
