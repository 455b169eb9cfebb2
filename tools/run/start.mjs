/** `npm start`: packages, build, and then the shop itself in this very process, so that signals and exit codes are its own. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bootstrap, root, say } from './bootstrap.mjs';

try {
  await bootstrap();
  const { builtHash, buildWhenNeeded } = await import('./build.mjs');
  await buildWhenNeeded();
  process.env.BUILD_ID ??= builtHash();
} catch (error) {
  say(error.message);
  process.exit(1);
}
// React and others choose their code by it when they are first imported.
process.env.NODE_ENV ??= 'production';
process.chdir(root);
process.setSourceMapsEnabled(true);
await import(pathToFileURL(join(root, 'dist/server/main.js')).href);
