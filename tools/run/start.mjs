/** `npm start`: packages, build, and then the shop itself in this very process, so that signals and exit codes are its own. */
import * as nodeModule from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bootstrap, root, say } from './bootstrap.mjs';
import { endWithParent } from './end-with-parent.mjs';

/** Mistakes in the configuration are reported before the build, which takes long. */
async function checkConfig() {
  const { register } = await import('tsx/esm/api');
  const unregister = register();
  const { loadConfig } = await import('../../server/config/load-config.ts');
  await unregister();
  try {
    loadConfig(process.env, root);
  } catch (error) {
    say(error.message);
    process.exit(2);
  }
}

/** Builds unless that is done. While page files have errors the last valid build serves; without one the start fails. */
async function buildOrKeep({ buildWhenNeeded, hasValidBuild }) {
  const { BrokenPages } = await import('./valid-pages.mjs');
  try {
    await buildWhenNeeded();
  } catch (error) {
    if (!(error instanceof BrokenPages) || !hasValidBuild()) throw error;
    say(`${error.message}\n\nThe last valid build is served until they are fixed.`);
  }
}

endWithParent();
try {
  await bootstrap();
  const { builtHash, needsBuild, ...building } = await import('./build.mjs');
  if (needsBuild()) await checkConfig();
  await buildOrKeep(building);
  process.env.BUILD_ID ??= builtHash();
} catch (error) {
  say(error.message);
  process.exit(1);
}
// React and others choose their code by it when they are first imported.
process.env.NODE_ENV ??= 'production';
process.chdir(root);
process.setSourceMapsEnabled(true);
// Newer Nodes keep compiled code between starts.
nodeModule.enableCompileCache?.(join(root, 'node_modules/.cache/v8'));
await import(pathToFileURL(join(root, 'dist/server/main.js')).href);
