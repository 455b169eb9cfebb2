/** Configuration errors with key, value and fix; secrets are masked. */
export interface ConfigFault {
  /** The variable's name or the file's key. */
  key: string;
  /** Where it came from. */
  source: string;
  value: string;
  problem: string;
  mend: string;
}

export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  readonly faults: readonly ConfigFault[];

  constructor(faults: readonly ConfigFault[]) {
    super(
      [
        faults.length === 1
          ? 'The configuration has a mistake:'
          : `The configuration has ${faults.length} mistakes:`,
        ...faults.map(
          ({ key, source, value, problem, mend }) =>
            `  ${key} = ${value} (${source}) ${problem}. Write ${mend}.`,
        ),
      ].join('\n'),
    );
    this.faults = faults;
  }
}
