/** Runs named commands, shows how long each took, and keeps quiet about what went well. */
import { spawn } from 'node:child_process';

const seconds = since => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/** Resolves to `{ code, output }`; with `show`, the output goes straight through. */
export function run(command, args, { show = false, env = {} } = {}) {
  return new Promise(resolve => {
    const child = spawn(command, args, { stdio: show ? 'inherit' : 'pipe', env: { ...process.env, ...env } });
    let output = '';
    child.stdout?.on('data', chunk => (output += chunk));
    child.stderr?.on('data', chunk => (output += chunk));
    child.on('error', error => resolve({ code: 127, output: error.message }));
    child.on('close', code => resolve({ code: code ?? 1, output }));
  });
}

/** One step: a line when it ends, its whole output when it failed. Answers whether it went well. */
export async function step(name, command, args, options = {}) {
  const since = performance.now();
  const { code, output } = await run(command, args, options);
  console.log(`${code === 0 ? '✓' : '✗'} ${name.padEnd(14)} ${seconds(since)}`);
  if (code !== 0) console.log(output.trimEnd());
  return { ok: code === 0, output };
}

export const node = process.execPath;
/** A tool's script in node_modules, run without a shell. */
export const bin = name => [`node_modules/.bin/${name}`];
