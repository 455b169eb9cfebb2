/** The configuration, or the end of the process with code 2 and a message without a stack. */
import type { Config } from '#server/config/config.ts';
import { ConfigError } from '#server/config/config-error.ts';
import { loadConfig } from '#server/config/load-config.ts';

export function configOrExit(env: Readonly<Record<string, string | undefined>>, root: string): Config {
  try {
    return loadConfig(env, root);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(2);
  }
}
