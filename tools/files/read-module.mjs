/** Reads imports, strings and definitions of a module from its syntax tree, without running it. */
import { parseSync } from 'vite';

/** By path: several generators read the same modules, and development runs them after each change. */
const cached = new Map();

/** @throws {Error} naming the file, if it is not valid TypeScript. */
export function readModule(path, text) {
  const known = cached.get(path);
  if (known?.text === text) return known;
  const { program, module, errors } = parseSync(path, text);
  const [error] = errors;
  if (error) throw new Error(`${path}: ${error.message}`);
  const read = { text, program, module };
  cached.set(path, read);
  return read;
}

/** Specifiers of static imports; neither types nor `import('…')`. */
export function staticImportsOf({ module }) {
  const isLoaded = ({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType);
  const exported = module.staticExports
    .flatMap(({ entries }) => entries)
    .flatMap(({ isType, moduleRequest }) => (moduleRequest && !isType ? [moduleRequest.value] : []));
  return [
    ...module.staticImports.filter(isLoaded).map(({ moduleRequest }) => moduleRequest.value),
    ...exported,
  ];
}

/** Calls `visit` on every node at and below `node`, outermost first. */
function walk(node, visit) {
  if (Array.isArray(node)) for (const inner of node) walk(inner, visit);
  else if (typeof node === 'object' && node !== null) {
    if (typeof node.type === 'string') visit(node);
    for (const key in node) if (typeof node[key] === 'object') walk(node[key], visit);
  }
}

/** Every string of a module, including property names, and the beginnings of its templates: `STOCK_` of `STOCK_${status}`. */
export function stringsOf({ program }) {
  const whole = new Set();
  const beginnings = new Set();
  walk(program, node => {
    if (node.type === 'Literal' && typeof node.value === 'string') whole.add(node.value);
    if (node.type === 'Property' && !node.computed && node.key.type === 'Identifier')
      whole.add(node.key.name);
    if (node.type === 'TemplateLiteral') {
      const [first, ...rest] = node.quasis;
      (rest.length > 0 ? beginnings : whole).add(first.value.cooked);
    }
  });
  return { whole, beginnings };
}

/** The properties with plain values of `export default define…({ … })`. */
export function definitionOf({ program }) {
  const exported = program.body.find(({ type }) => type === 'ExportDefaultDeclaration')?.declaration;
  const [object] = exported?.type === 'CallExpression' ? exported.arguments : [];
  const properties = object?.type === 'ObjectExpression' ? object.properties : [];
  return Object.fromEntries(
    properties.flatMap(({ key, value }) => {
      const plain = value && plainOf(value);
      return plain === undefined ? [] : [[key.name ?? key.value, plain]];
    }),
  );
}

/** Undefined for values that are only known at run time. */
function plainOf(node) {
  if (node.type === 'Literal') return node.value;
  if (node.type !== 'ArrayExpression') return undefined;
  const items = node.elements.map(plainOf);
  return items.includes(undefined) ? undefined : items;
}

/** Names of the properties that an exported interface declares. */
export function interfaceKeys({ program }, name) {
  const found = program.body
    .map(({ declaration }) => declaration)
    .find(declaration => declaration?.type === 'TSInterfaceDeclaration' && declaration.id.name === name);
  return (found?.body.body ?? []).map(({ key }) => key.value ?? key.name);
}
