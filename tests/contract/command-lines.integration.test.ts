/** Every command of `package.json` for people says what is wrong with its arguments, and how they are written. */
import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { bundled } from '../attack/start-from-sources.ts';
import { commands } from '../support/build-programs.ts';

async function run(path: string, ...args: string[]) {
  const child = spawn(process.execPath, [await bundled(path), ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [out, err, status] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    new Promise<number | null>(done => child.on('close', done)),
  ]);
  return { status, said: out + err };
}

it('has commands to try', () => expect(commands.length).toBeGreaterThan(8));

it.each(commands)('$name', async ({ name, path }) => {
  const [wrong, help] = await Promise.all([run(path, '--no-such-option'), run(path, '--help')]);
  const usage = new RegExp(`npm run ${name} --`);
  expect(wrong.said).toMatch(usage);
  expect(wrong.said).not.toMatch(/^\s+at /m);
  expect(wrong.status).toBe(2);
  expect(help.said).toMatch(usage);
  expect(help.status).toBe(0);
});
