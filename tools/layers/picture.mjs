/** `node tools/layers/picture.mjs`: draws the table of layers in docs/how-it-works.md. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { layers } from './layers.mjs';

const root = join(import.meta.dirname, '../..');
const document = join(root, 'docs/how-it-works.md');
/** Drawn as one box each: the picture is of programs and of the parts of `src`. */
const whole = ['backend', 'server', 'widgets'];

const boxes = [...new Set(Object.keys(layers).map(boxOf))];

/** The box of a folder or file; undefined for data and for names that all share. */
function boxOf(path) {
  const [first] = path.split('/');
  return whole.includes(first)
    ? first
    : Object.keys(layers).find(layer => `${path}/`.startsWith(`${layer}/`));
}

/** What each box imports, without itself. */
function importsOf() {
  const imports = new Map(boxes.map(box => [box, new Set()]));
  for (const [layer, lower] of Object.entries(layers))
    for (const box of lower.map(boxOf))
      if (box !== undefined && box !== boxOf(layer)) imports.get(boxOf(layer))?.add(box);
  return imports;
}

/** Without the imports that follow from others, so that the picture has few lines. */
function reduced(imports) {
  const reaches = (from, to) => [...(imports.get(from) ?? [])].some(next => next === to || reaches(next, to));
  return [...imports].flatMap(([from, lower]) =>
    [...lower]
      .filter(to => ![...lower].some(other => other !== to && reaches(other, to)))
      .map(to => [from, to]),
  );
}

const idOf = box => box.replaceAll(/[/-]/g, '_');

/** The picture in the language of Mermaid. */
export function layersPicture() {
  const groups = ['src/shared', 'src/shop', 'src/studio'].map(group => [
    `  subgraph ${group.slice(4)}["${group}"]`,
    ...boxes.filter(box => box.startsWith(`${group}/`)).map(box => `    ${idOf(box)}["${box}"]`),
    '  end',
  ]);
  const single = boxes.filter(box => !/^src\/.+\//.test(box)).map(box => `  ${idOf(box)}["${box}"]`);
  const arrows = reduced(importsOf()).map(([from, to]) => `  ${idOf(from)} --> ${idOf(to)}`);
  return ['```mermaid', 'flowchart TD', ...groups.flat(), ...single, ...arrows, '```'].join('\n');
}

/** The text of a document with the picture between its two marks. */
export const withPicture = text =>
  text.replace(
    /(<!-- layers: .*? -->\n)[\s\S]*?(\n<!-- end of layers -->)/,
    (_, begin, end) => `${begin}${layersPicture()}${end}`,
  );

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  writeFileSync(document, withPicture(readFileSync(document, 'utf8')));
