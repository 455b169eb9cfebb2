/** `npm run dev`: the shop over its sources, with a server that restarts whenever its own code changes. */
import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { bootstrap, root, say } from './bootstrap.mjs';

let child;
let restart;
let ending = false;

function start() {
  child = spawn(process.execPath, ['--enable-source-maps', join(import.meta.dirname, 'dev-shop.mjs')], {
    cwd: root,
    stdio: 'inherit',
  });
  child.on('exit', code => {
    const again = restart;
    restart = undefined;
    if (ending) process.exit(code ?? 0);
    if (again) return start();
    // A mistake in the configuration or a taken port is fixed outside; a mistake in the code is waited for.
    if (code === 2) process.exit(2);
    say(`The server ended (${code}). It starts again when its code changes; Ctrl-C ends.`);
    child = undefined;
  });
}

function startAgain(file) {
  if (!/\.(ts|mjs|json)$/.test(file) || /\.(test|gen)\.|^(seed|import)\//.test(file)) return;
  if (!child) return start();
  if (restart) return;
  restart = setTimeout(() => child?.kill('SIGTERM'), 100);
}

function end(signal) {
  if (ending) return;
  ending = true;
  if (!child) process.exit(0);
  // A terminal has told the child as well; the child takes both for one.
  child.kill(signal);
}

try {
  await bootstrap();
  const { generate } = await import('../generate/index.mjs');
  const changed = await generate();
  if (changed.length > 0) say(`Generated ${changed.length} files`);
} catch (error) {
  say(error.message);
  process.exit(1);
}
process.on('SIGINT', end).on('SIGTERM', end).on('SIGHUP', end);
for (const folder of ['server', 'backend'])
  watch(
    join(root, folder),
    { recursive: true },
    (_event, file) => file && startAgain(file.replaceAll('\\', '/')),
  );
start();
