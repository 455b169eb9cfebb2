/** The arguments of a command, for its user: what is wrong with them, and how they are written. */
import { parseArgs } from 'node:util';

type Config = NonNullable<Parameters<typeof parseArgs>[0]>;

/** Whether an error of `parseArgs` is about what the user has typed: an unknown option, or one without its value. */
const isWrongArgument = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS_');

/** The sentence about the argument, without the advice for programs that follows it. */
const wrongArgumentText = ({ message }: Error): string => message.split('. ')[0] ?? message;

/** Ends the running command with its usage when it is asked for. */
export function endForHelp(args: readonly string[], usage: string): void {
  if (!args.includes('--help') && !args.includes('-h')) return;
  process.stdout.write(`${usage}\n`);
  process.exit(0);
}

/**
 * Reads the arguments of the running command. It ends here, with its usage, for `--help` (exit code 0) and for what cannot
 * be read (2).
 */
export function readCommandLine<Asked extends Config>(config: Asked, usage: string) {
  endForHelp(config.args ?? process.argv.slice(2), usage);
  try {
    return parseArgs<Asked>(config);
  } catch (error) {
    if (!isWrongArgument(error)) throw error;
    process.stderr.write(`${wrongArgumentText(error)}\n\n${usage}\n`);
    process.exit(2);
  }
}
