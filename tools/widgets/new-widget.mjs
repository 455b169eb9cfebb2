/** `npm run new:widget -- <type> ["Title"]`: creates the folder of a widget whose checks and tests pass. */
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readLanguages, root } from '../files/message-files.mjs';

const usage = `Usage: npm run new:widget -- <type> ["Title"]

Writes widgets/<type>/: schema, definition, view, styles, an example and a passing test.
<type> is lower-case letters and dashes, such as size-guide; the title is its name in editors and documentation.

Example: npm run new:widget -- size-guide "Size guide"`;

const form = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;

/**
 * Returns the files that were written.
 * @throws {Error} when the type is not a valid id, or exists.
 */
export function newWidget(type, title = sentence(type), folder = join(root, 'widgets')) {
  if (!form.test(type ?? ''))
    throw new Error(`"${type}" is not a valid type: use lower-case letters and dashes, such as size-guide`);
  const place = join(folder, type);
  if (existsSync(place) && readdirSync(place).length > 0) throw new Error(`widgets/${type} already exists`);
  const name = pascal(type);
  const files = {
    'props.schema.json': schema(title),
    'index.ts': index(type, title, name),
    [`${type}.tsx`]: view(type, title, name),
    [`${type}.module.css`]: '.title {\n  font-size: var(--text-22);\n}\n',
    [`${type}.test.tsx`]: test(type, title),
    'examples/minimal.json': example(type, title),
  };
  mkdirSync(join(place, 'examples'), { recursive: true });
  for (const [file, text] of Object.entries(files)) writeFileSync(join(place, file), text);
  return Object.keys(files).map(file => `widgets/${type}/${file}`);
}

const sentence = type => type.charAt(0).toUpperCase() + type.slice(1).replaceAll('-', ' ');
const pascal = type => type.split('-').map(sentence).join('');
const camel = type => pascal(type).charAt(0).toLowerCase() + pascal(type).slice(1);

const schema = title => `{
  "title": "${title}",
  "description": "What it shows, and when it is hidden.",
  "x-version": 1,
  "type": "object",
  "additionalProperties": false,
  "required": ["title"],
  "properties": {
    "title": {
      "description": "Heading.",
      "type": "string",
      "maxLength": 160,
      "x-localizable": true,
      "x-heading": "h2"
    }
  }
}
`;

const index = (type, title, name) => `/** ${title}: its purpose in one sentence. */
import { defineWidget } from '#engine/definition/contract.ts';
import type { ${name}Resolved } from '#engine/page-types.gen.ts';
import { ${name} } from './${type}.tsx';

export default defineWidget<${name}Resolved>({
  type: '${type}',
  hydrate: 'never',
  view: ${name},
});
`;

const view = (type, title, name) => `/** View of ${title.toLowerCase()}. */
import type { WidgetProps } from '#engine/definition/contract.ts';
import type { ${name}Resolved } from '#engine/page-types.gen.ts';
import styles from './${type}.module.css';

export function ${name}({ props: { title } }: WidgetProps<${name}Resolved>) {
  return <h2 className={styles.title}>{title}</h2>;
}
`;

const test = (type, title) => `/** What a shopper sees of ${title.toLowerCase()}. */
import { widgetScene } from '#tests/support/worlds/widget-scene.tsx';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import minimal from './examples/minimal.json' with { type: 'json' };
import ${camel(type)} from './index.ts';

it('shows its title', async () => {
  render(await widgetScene(${camel(type)}, minimal));
  expect(screen.getByRole('heading', { level: 2 })).toBeDefined();
});
`;

const textInEach = text =>
  readLanguages()
    .map(({ code }) => `"${code}": "${text}"`)
    .join(', ');

const example = (type, title) => `{
  "type": "${type}",
  "v": 1,
  "id": "${type}",
  "props": { "title": { ${textInEach(title)} } }
}
`;

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [type, title] = process.argv.slice(2);
  const isHelp = type === '--help' || type === '-h';
  if (type === undefined || isHelp) {
    (isHelp ? console.log : console.error)(usage);
    process.exit(isHelp ? 0 : 2);
  }
  try {
    for (const file of newWidget(type, title)) console.log(file);
    console.log('Next: npm run generate. Pages refer to the widget by its type.');
    const id = type.replaceAll('-', '_').toUpperCase();
    console.log(
      `Messages: PREVIEW_WIDGET_${id}, PREVIEW_ABOUT_${id}, and PREVIEW_FIELD_… of new fields (docs/widget-guide.md). Translate the example.`,
    );
    console.log(
      `Before npm run verify, with npm run dev running: npm run pictures -- ${type}, then npm run pages -- reference`,
    );
  } catch (error) {
    console.error(error.message);
    process.exitCode = 2;
  }
}
