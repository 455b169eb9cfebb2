/** Asks at the terminal whether the listed files are to be written. */
import { createInterface } from 'node:readline/promises';

/** Undefined without a terminal, such as in CI. */
export function askToWrite(): ((lines: readonly string[]) => Promise<boolean>) | undefined {
  const { stdin: input, stdout: output } = process;
  if (!input.isTTY || !output.isTTY) return undefined;
  return async lines => {
    const terminal = createInterface({ input, output });
    try {
      const answer = await terminal.question(`${lines.join('\n')}\n\nWrite these files? [y/N] `);
      return /^y(?:es)?$/i.test(answer.trim());
    } finally {
      terminal.close();
    }
  };
}
