/** Every command of `package.json` for people says what is wrong with its arguments, and how they are written. */
import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };

const commands = Object.entries(manifest.scripts).flatMap(([name, script]) => {
  const [runner, path] = script.split(' ');
  // Takes no arguments.
  const isForPeople = name !== 'pictures:paint';
  return runner === 'tsx' && path && isForPeople ? [{ name, path }] : [];
});

async function run(path: string, ...args: string[]) {
  const process = spawn('node_modules/.bin/tsx', [path, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  const [out, err, status] = await Promise.all([
    text(process.stdout),
    text(process.stderr),
    new Promise<number | null>(done => process.on('close', done)),
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
