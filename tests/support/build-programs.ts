/** Programs that tests start, as scripts in few files: each start would spend seconds on translating and finding a thousand modules. */
import { renameSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import manifest from '../../package.json' with { type: 'json' };

/** Commands of `package.json` for people, and their files. */
export const commands = Object.entries(manifest.scripts).flatMap(([name, script]) => {
  const [runner, path] = script.split(' ');
  return runner === 'tsx' && path?.endsWith('cli.ts') ? [{ name, path }] : [];
});

const programs = [
  ...['shop-from-sources', 'apply-folder'].map(name => `tests/attack/${name}.ts`),
  ...['give-terms', 'publish-from-other-build'].map(name => `tests/journeys/${name}.ts`),
  ...commands.map(({ path }) => path),
];

const nameOf = (path: string): string => path.replace(/\.ts$/, '').replaceAll('/', '-');

/** Modules find the files of the project from where they were written. */
const ownPlaces: Plugin = {
  name: 'own-places',
  transform: (code, id) =>
    id.includes('/node_modules/') || !code.includes('import.meta.')
      ? null
      : code
          .replaceAll('import.meta.dirname', JSON.stringify(dirname(id)))
          .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href)),
};

/** @param folder in `node_modules`, from where packages with programs of their own are found; made when all is built. */
export async function buildPrograms(folder: string): Promise<void> {
  // Most files that import this build nothing.
  const { build } = await import('vite');
  const outDir = `${folder}-new`;
  await build({
    configFile: false,
    logLevel: 'error',
    plugins: [ownPlaces],
    ssr: {
      noExternal: true,
      external: ['sharp', '@node-rs/argon2', ...Object.keys(manifest.devDependencies)],
    },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      ssr: true,
      outDir,
      copyPublicDir: false,
      target: 'node20',
      minify: false,
      rolldownOptions: { input: Object.fromEntries(programs.map(path => [nameOf(path), path])) },
    },
  });
  renameSync(outDir, folder);
}

/** The script of a program, by the path of its source. */
export const programIn = (folder: string, path: string): string => join(folder, `${nameOf(path)}.js`);
