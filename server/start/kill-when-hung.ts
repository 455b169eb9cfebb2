/** The end of a process that cannot end by itself. */
import { spawn } from 'node:child_process';

/** Ends with the process at its other end, which it kills after the given time. */
const guard = `process.stdin.on('end', () => process.exit()).resume();
setTimeout(() => process.kill(Number(process.argv[1]), 'SIGKILL'), Number(process.argv[2]));`;

/** `process.exit` waits for native work on other threads, which can hang: another process then ends this one. */
export function killWhenHung(ms: number): void {
  const child = spawn(process.execPath, ['-e', guard, String(process.pid), String(ms)], {
    env: {},
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  child.on('error', () => undefined);
  child.unref();
}
