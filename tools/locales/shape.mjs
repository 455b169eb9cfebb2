/** What a message asks of its caller: parsing, placeholder names, and the compiled form. */
import { parse, TYPE } from '@formatjs/icu-messageformat-parser';

/**
 * Parses ICU text.
 * @throws {SyntaxError} with the parser's own error code when the text is not valid ICU.
 */
export const parseMessage = text => parse(text, { captureLocation: false, requiresOtherClause: true });

/**
 * Every name the caller must give, sorted: `sum`, `count (plural)`, `<terms>`.
 * Two languages agree when these lists are equal.
 */
export function placeholdersOf(ast) {
  const names = new Set();
  collect(ast, names);
  return [...names].sort();
}

/**
 * The form that ships. A text without placeholders becomes its plain string (apostrophe quoting resolved),
 * anything else its parsed tree, so the browser never needs the parser.
 */
export function compileMessage(text) {
  const ast = parseMessage(text);
  if (ast.length === 0) return '';
  if (ast.every(node => node.type === TYPE.literal)) return ast.map(node => node.value).join('');
  return ast;
}

function collect(ast, names) {
  for (const node of ast) {
    if (node.type === TYPE.tag) {
      names.add(`<${node.value}>`);
      collect(node.children, names);
    } else if (node.type === TYPE.plural || node.type === TYPE.select) {
      names.add(`${node.value} (${TYPE[node.type]})`);
      for (const option of Object.values(node.options)) collect(option.value, names);
    } else if (node.type === TYPE.argument) {
      names.add(node.value);
    } else if (node.type === TYPE.number || node.type === TYPE.date || node.type === TYPE.time) {
      names.add(`${node.value} (${TYPE[node.type]})`);
    }
  }
}
