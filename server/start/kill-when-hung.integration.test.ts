/** A process ends although native work hangs, for which `process.exit` waits. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';

const file = pathToFileURL(join(import.meta.dirname, 'kill-when-hung.ts')).href;

function run(work: string) {
  const code = `import { pbkdf2 } from 'node:crypto'; const { killWhenHung } = await import('${file}'); ${work}`;
  const args = ['--import', 'tsx', '--input-type=module', '-e', code];
  const child = spawn(process.execPath, args, { stdio: 'ignore' });
  onTestFinished(() => void child.kill('SIGKILL'));
  return once(child, 'exit');
}

/** For hours, on a thread of the pool. */
const hang = "pbkdf2('a', 'b', 2 ** 31 - 1, 64, 'sha512', () => {});";

/** @proves FAULT-135 */
it('ends when an exit waits for work that never ends', async () => {
  expect(await run(`${hang} killWhenHung(500); process.exit(0);`)).toEqual([null, 'SIGKILL']);
});

it('ends by itself, at once and with its own code, when nothing hangs', async () => {
  expect(await run('killWhenHung(600_000); process.exit(3);')).toEqual([3, null]);
});
