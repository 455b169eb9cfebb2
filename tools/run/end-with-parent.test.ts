import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';

const script = `import { endWithParent } from ${JSON.stringify(resolve('tools/run/end-with-parent.mjs'))};
endWithParent();
process.on('SIGTERM', () => { process.stdout.write('drained'); process.exit(); });
setInterval(() => undefined, 1000);
process.stdout.write('serving ');`;

/** @proves FAULT-112 */
it('ends as with SIGTERM when only the shell of npm gets the signal', async () => {
  // Two commands, so that the shell does not become the process that it runs.
  const shell = spawn(
    'sh',
    ['-c', '"$0" --input-type=module --eval "$1"; exit 0', process.execPath, script],
    {
      env: { ...process.env, npm_lifecycle_event: 'start' },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  let said = '';
  // The pipe closes when the last process that writes to it has ended.
  const ended = new Promise(done => shell.stdout.once('close', done));
  shell.stdout.on('data', chunk => {
    said += String(chunk);
    if (said === 'serving ') shell.kill('SIGTERM');
  });
  await ended;
  expect(said).toBe('serving drained');
});
