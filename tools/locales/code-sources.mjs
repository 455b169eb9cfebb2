/** Source files of the shop that may use messages, without generated files, tests and stories. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const roots = ['src', 'widgets', 'server'];
const isCode = name => /\.tsx?$/.test(name) && !/\.(?:gen|test|stories)\.tsx?$/.test(name);

/** Every such file as `{ path, text }`, paths relative to the project, sorted. */
export const codeSources = folder => sourcesBelow(folder, roots, isCode);

/** The same for any files below some folders; a missing folder has none. */
export const sourcesBelow = (folder, below, wanted) =>
  below.flatMap(root =>
    (existsSync(join(folder, root))
      ? readdirSync(join(folder, root), { withFileTypes: true, recursive: true })
      : []
    )
      .filter(entry => entry.isFile() && wanted(entry.name))
      .map(entry => join(entry.parentPath, entry.name))
      .sort()
      .map(file => ({ path: relative(folder, file), text: readFileSync(file, 'utf8') })),
  );
