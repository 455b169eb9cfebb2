/** Generates a story of every example of every widget, in every language, into `.ladle/examples/`. A widget's own stories show states that its examples cannot. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readLocaleCodes, root } from '../files/message-files.mjs';

/** The default language has no suffix: `Minimal`, `MinimalSv`. */
const languages = Object.fromEntries(
  readLocaleCodes().map((code, at) => [code, at === 0 ? '' : code.charAt(0).toUpperCase() + code.slice(1)]),
);
const pascal = name =>
  name
    .split('-')
    .map(word => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');

/** Returns the files that were written; those of removed widgets are deleted. */
export function writeStories(folder = root, target = join(folder, '.ladle', 'examples')) {
  const widgets = join(folder, 'widgets');
  const types = readdirSync(widgets).filter(type => existsSync(join(widgets, type, 'index.ts')));
  mkdirSync(target, { recursive: true });
  const made = new Map(types.map(type => [`${type}.stories.tsx`, storiesOf(join(widgets, type), type)]));
  for (const name of readdirSync(target)) if (!made.has(name)) rmSync(join(target, name));
  for (const [name, text] of made) {
    const path = join(target, name);
    // Ladle reloads every file that is written, so unchanged files are not.
    if (!existsSync(path) || readFileSync(path, 'utf8') !== text) writeFileSync(path, text);
  }
  return [...made.keys()];
}

function storiesOf(widget, type) {
  const names = readdirSync(join(widget, 'examples'))
    .filter(name => name.endsWith('.json'))
    .map(name => name.slice(0, -'.json'.length))
    .sort();
  const { title } = JSON.parse(readFileSync(join(widget, 'props.schema.json'), 'utf8'));
  const imports = names.map(
    (name, index) =>
      `import example${index} from '../../widgets/${type}/examples/${name}.json' with { type: 'json' };\n`,
  );
  const stories = names.flatMap((name, index) =>
    Object.entries(languages).map(
      ([locale, ending]) =>
        `export const ${pascal(name)}${ending} = exampleStory(widget, example${index}, '${locale}');\n`,
    ),
  );
  return `/** Made from widgets/${type}/examples by tools/widgets/stories.mjs; do not edit. */
import { exampleStory } from '../example-story.tsx';
${imports.join('')}import widget from '../../widgets/${type}/index.ts';

export default { title: 'Examples / ${(title ?? type).replaceAll("'", '’')}' };

${stories.join('')}`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  console.log(`${writeStories().length} widgets have stories of their examples`);
}
