/** Which texts the browser needs before any navigation: those that code named which can run on a public page. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const code = /\.tsx?$/;
const notShipped = /\.(test|stories)\.tsx?$|\.gen\.ts$/;

/** Widgets that never hydrate on a public page: static ones, and those that only personal pages name. */
function sourcesBelow(folder) {
  const widgets = join(folder, 'widgets');
  const alive = (existsSync(widgets) ? readdirSync(widgets) : []).filter(type => {
    const definition = join(widgets, type, 'index.ts');
    return (
      existsSync(definition) &&
      !/hydrate:\s*'never'/.test(readFileSync(definition, 'utf8')) &&
      !onlyPersonal(folder, type)
    );
  });
  return ['src', ...alive.map(type => join('widgets', type))];
}

function onlyPersonal(folder, type) {
  const pages = join(folder, 'pages');
  const using = (existsSync(pages) ? readdirSync(pages) : [])
    .filter(name => name.endsWith('.page.json'))
    .map(name => readFileSync(join(pages, name), 'utf8'))
    .filter(text => text.includes(`"type": "${type}"`));
  return using.length > 0 && using.every(text => /"personal": true|"access": "customer"/.test(text));
}

function textBelow(folder) {
  if (!existsSync(folder)) return '';
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && code.test(entry.name) && !notShipped.test(entry.name))
    .map(entry => readFileSync(join(entry.parentPath ?? entry.path, entry.name), 'utf8'))
    .join('\n');
}

/** The ids among `keys`; an id that code puts together (`STOCK_STATUS_${…}`) brings all of its kind. */
export function firstMessages(folder, keys) {
  const source = sourcesBelow(folder)
    .map(place => textBelow(join(folder, place)))
    .join('\n');
  const words = new Set(source.match(/[A-Za-z][\w]*(?:\.[\w]+)*/g));
  const prefixes = [...source.matchAll(/`([A-Z][A-Z0-9_]+_)\$\{/g)].map(([, prefix]) => prefix);
  return keys.filter(key => words.has(key) || prefixes.some(prefix => key.startsWith(prefix)));
}
