/** Runs the shop as a separate process, as in production, and reads its log. */
import { type ChildProcess, spawn } from 'node:child_process';

export interface LogLine {
  level: string;
  msg: string;
  [field: string]: unknown;
}

export interface ShopProcess {
  /** `http://localhost:PORT`. */
  readonly origin: string;
  readonly child: ChildProcess;
  /** The log so far. */
  readonly lines: readonly LogLine[];
  /** Sends SIGTERM; resolves to the exit code. */
  stop(): Promise<number | null>;
  /** Sends SIGKILL: nothing is cleaned up. */
  kill(): Promise<void>;
}

export interface ShopProcessOptions {
  /** Arguments of node, such as `['dist/server/main.js']`. */
  args: readonly string[];
  cwd: string;
  env: Readonly<Record<string, string>>;
  /** Files and sockets that the process may have open at once; the system's own limit by default. */
  handles?: number;
  /** Receives a function that kills the process before it is ready, so that a test that times out leaves no process behind. */
  onSpawn?: (kill: () => Promise<void>) => void;
}

/** The process exited before the shop was ready. */
export class EarlyExitError extends Error {
  readonly code: number | null;
  /** Output of both streams. */
  readonly output: string;

  constructor(code: number | null, output: string) {
    super(`The shop ended with code ${code} before it was ready:\n${output}`);
    this.code = code;
    this.output = output;
  }
}

/** The buyers of the tests share one network and one address. */
const manyOrders = { ORDERS_PER_NETWORK: '1000000', ORDERS_PER_BUYER: '1000000' };

/** Resolves when the log reports that the shop is ready. @throws EarlyExitError */
export async function startShopProcess({
  args,
  cwd,
  env,
  handles,
  onSpawn,
}: ShopProcessOptions): Promise<ShopProcess> {
  const [command, ...given] =
    handles === undefined
      ? [process.execPath, ...args]
      : ['sh', '-c', `ulimit -n ${handles} && exec "$@"`, 'sh', process.execPath, ...args];
  const child = spawn(command ?? '', given, {
    cwd,
    env: { ...process.env, NODE_ENV: 'production', PORT: '0', LOG_LEVEL: 'info', ...manyOrders, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const end = (signal: NodeJS.Signals) => {
    child.kill(signal);
    return ended;
  };
  // The test process may exit without stopping the shop.
  const leave = () => void end('SIGTERM');
  process.once('exit', leave);
  const ended = new Promise<number | null>(resolve => child.once('close', resolve));
  void ended.then(() => process.off('exit', leave));
  const kill = async () => {
    await end('SIGKILL');
  };
  onSpawn?.(kill);
  const lines: LogLine[] = [];
  let output = '';
  const origin = await new Promise<string>((resolve, reject) => {
    child.once('error', reject);
    void ended.then(code => reject(new EarlyExitError(code, output)));
    child.stderr.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
    let rest = '';
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const whole = (rest + chunk.toString()).split('\n');
      rest = whole.pop() ?? '';
      for (const text of whole.filter(Boolean)) {
        const line = JSON.parse(text) as LogLine;
        lines.push(line);
        const [, found] = /^ready: (\S+)\/$/.exec(line.msg) ?? [];
        if (found) resolve(found);
      }
    });
  });
  return {
    origin,
    child,
    lines,
    stop: () => end('SIGTERM'),
    kill,
  };
}
