/** Writes the shape of each source's result into schemas/sources/*.source.json, read from the types of src/shop/api. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import ts from 'typescript';
import { root } from '../files/message-files.mjs';
import { writeWhenNew } from '../files/replace-file.mjs';

const folder = join(root, 'schemas', 'sources');

/** `[{ file, source }]`, each source with the shape of its current type. */
export function currentSources() {
  const sources = readdirSync(folder).map(name => {
    const file = join(folder, name);
    return { file, source: JSON.parse(readFileSync(file, 'utf8')) };
  });
  const program = ts.createProgram(
    sources.map(({ source }) => join(root, source.from)),
    {
      noEmit: true,
      strict: true,
      skipLibCheck: true,
      types: [],
      lib: ['lib.es2023.d.ts'],
      target: ts.ScriptTarget.ES2023,
    },
  );
  return sources.map(({ file, source }) => ({
    file,
    source: { ...source, shape: shapeOf(program, source) },
  }));
}

/** `adds`: fields that the source adds to those of its type. */
function shapeOf(program, { from, type: name, adds = {} }) {
  const checker = program.getTypeChecker();
  const file = program.getSourceFile(join(root, from));
  const symbol = checker.getExportsOfModule(checker.getSymbolAtLocation(file)).find(one => one.name === name);
  if (!symbol) throw new Error(`${from} has no type ${name}`);
  const shape = schemaOf(checker.getDeclaredTypeOfSymbol(symbol), checker, []);
  return { ...shape, properties: { ...shape.properties, ...adds } };
}

/** Objects as `{ properties }`, lists as `{ items }`, the rest by type; a recursive type stays open. */
function schemaOf(type, checker, above) {
  const present = checker.getNonNullableType(type);
  if (above.includes(present)) return {};
  if (checker.isArrayType(present)) {
    return { type: 'array', items: schemaOf(checker.getTypeArguments(present)[0], checker, above) };
  }
  if (present.flags & ts.TypeFlags.StringLike || isUnionOf(present, ts.TypeFlags.StringLike))
    return { type: 'string' };
  if (present.flags & ts.TypeFlags.NumberLike) return { type: 'number' };
  if (present.flags & ts.TypeFlags.BooleanLike) return { type: 'boolean' };
  const properties = checker
    .getPropertiesOfType(present)
    .map(property => [
      property.name,
      schemaOf(checker.getTypeOfSymbol(property), checker, [...above, present]),
    ]);
  return { type: 'object', properties: Object.fromEntries(properties) };
}

const isUnionOf = (type, flag) => type.isUnion() && type.types.every(one => one.flags & flag);

/** Sources whose committed shape differs from their current type. */
export const staleSources = () =>
  currentSources().filter(
    ({ file, source }) => !isDeepStrictEqual(JSON.parse(readFileSync(file, 'utf8')), source),
  );

/** Returns the files that changed. */
export const writeSourceShapes = () =>
  staleSources()
    .filter(({ file, source }) => writeWhenNew(file, `${JSON.stringify(source, null, 2)}\n`))
    .map(({ file }) => file);

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  for (const path of writeSourceShapes()) console.log(`wrote ${path.slice(root.length + 1)}`);
}
