/** Configuration errors with key, value and fix; secrets are masked. */
export interface ConfigIssue {
  /** The variable's name or the file's key. */
  key: string;
  /** Where it came from. */
  source: string;
  value: string;
  problem: string;
  fix: string;
}

export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  readonly issues: readonly ConfigIssue[];

  constructor(issues: readonly ConfigIssue[]) {
    super(
      [
        issues.length === 1
          ? 'The configuration has a mistake:'
          : `The configuration has ${issues.length} errors:`,
        ...issues.map(
          ({ key, source, value, problem, fix }) =>
            `  ${key} = ${value} (${source}) ${problem}. Write ${fix}.`,
        ),
      ].join('\n'),
    );
    this.issues = issues;
  }
}
