/** Finds which of our sources a browser may fetch and how much of that is the engine, from the imports, without a build. */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

const root = resolve(import.meta.dirname, '..');
const common = {
  absWorkingDir: root,
  bundle: true,
  write: false,
  format: 'esm',
  platform: 'browser',
  target: 'es2022',
  jsx: 'automatic',
  minify: true,
  define: {
    'process.env.NODE_ENV': '"production"',
    'import.meta.env.DEV': 'false',
    'import.meta.env.SSR': 'false',
  },
  loader: { '.css': 'empty', '.module.css': 'empty', '.svg': 'empty', '.woff2': 'empty', '.graphql': 'text' },
  logLevel: 'silent',
};

/** Paths, relative to the project, of every file that a browser may fetch. */
export const browserFiles = () => filesOf('src/shop/entry/boot.ts', 'src/shop/entry/entry-client.tsx');

/** Paths, relative to the project, of every file that the entry points reach through static or dynamic imports. */
async function filesOf(...entryPoints) {
  const { metafile } = await build({
    ...common,
    entryPoints,
    splitting: true,
    outdir: join(root, 'build-graph'),
    metafile: true,
  });
  return [...new Set(Object.values(metafile.outputs).flatMap(filesIn))].sort();
}

/** Tree shaking removed the others. */
const filesIn = ({ inputs }) =>
  Object.entries(inputs).flatMap(([file, { bytesInOutput }]) => (bytesInOutput > 0 ? [file] : []));

/** Paths, relative to the project, of every file that runs with an entry point: without what it imports dynamically. */
export async function filesRunBy(entryPoint) {
  const { metafile } = await build({
    ...common,
    entryPoints: [entryPoint],
    splitting: true,
    outdir: join(root, 'build-graph'),
    metafile: true,
  });
  const { outputs } = metafile;
  const [first] = Object.entries(outputs).find(([, output]) => output.entryPoint === entryPoint);
  const chunks = [first];
  for (const chunk of chunks)
    for (const { path, kind } of outputs[chunk].imports)
      if (kind === 'import-statement' && !chunks.includes(path)) chunks.push(path);
  return [...new Set(chunks.flatMap(chunk => filesIn(outputs[chunk])))].sort();
}

/** Names that browser code outside the engine imports from it: `import { a, type B, c as d } from '#engine/x.ts'`. */
function taken(files) {
  const names = new Map();
  for (const file of files.filter(name => /^(?:src|widgets)\/.*\.tsx?$/.test(name) && !isEngine(name)))
    for (const [, list = '', from] of readFileSync(join(root, file), 'utf8').matchAll(
      /import \{([^}]*)\} from '#engine\/([^']+)'/g,
    ))
      for (const word of list.split(',').map(each => each.trim()))
        if (word && !word.startsWith('type '))
          names.set(from, new Set([...(names.get(from) ?? []), word.split(' as ')[0]]));
  return names;
}

const isEngine = file => /^src\/shared\/engine\/(?!.*\.gen\.)/.test(file);

/** Bytes (gzip) of src/shared/engine in the browser, without React and without the tables generated from the widgets. */
export async function engineBytes(files) {
  const imports = [...taken(files)].filter(([from]) => !from.includes('.gen.'));
  const contents = imports
    .map(([from, names], at) => {
      const list = [...names].map((name, place) => `${name} as n${at}_${place}`);
      return `export { ${list.join(', ')} } from './src/shared/engine/${from}';`;
    })
    .join('\n');
  const { outputFiles } = await build({
    ...common,
    stdin: { contents, resolveDir: root },
    splitting: true,
    outdir: join(root, 'build-graph'),
    plugins: [
      {
        name: 'others stay outside',
        setup: plugin =>
          plugin.onResolve({ filter: /^[#@a-z]|\.css$/ }, ({ path }) =>
            path.startsWith('#engine/') ? undefined : { path, external: true },
          ),
      },
    ],
  });
  // The shop's build puts these modules into one file, so the imports and exports between them do not count.
  const code = outputFiles
    .map(({ text }) => text.replace(/import(?:[^"]*?from)?"[^"]*";|export\{[^}]*\};?/g, ''))
    .join('');
  return gzipSync(code, { level: 9 }).length;
}
