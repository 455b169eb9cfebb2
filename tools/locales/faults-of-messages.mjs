/** What is wrong inside the two message files: keys, order, ICU, placeholders, empty and foreign texts. */
import { keyPattern } from './add.mjs';
import { empty, sameInBoth } from './allowed.mjs';
import { byKey } from './message-files.mjs';
import { parseMessage, placeholdersOf } from './shape.mjs';

/** Words and a letter that Swedish has and Finnish has not. */
const swedish = /å|(?<!\p{L})(?:och|är|för|att|din|ditt|dina|inte|välj|köp|lösenord|vi|till|från)(?!\p{L})/iu;

/**
 * Faults of both files as `{ path, line, column, code, message, fix }`.
 * @param files `{ fi: { path, entries }, sv: { path, entries } }`, entries as `readEntries` gives them
 */
export function faultsOfMessages({ fi, sv }, allowed = { sameInBoth, empty }) {
  return [
    ...faultsOfOne(fi, sv, allowed),
    ...faultsOfOne(sv, fi, allowed),
    ...faultsOfPairs(fi, sv, allowed),
    ...idleAllowances(fi, sv, allowed),
  ];
}

function faultsOfOne(file, other, allowed) {
  const faults = [];
  const seen = new Set();
  const inOther = new Set(other.entries.map(entry => entry.key));
  let previous;
  for (const entry of file.entries) {
    const add = (code, message, fix) => faults.push({ path: file.path, ...place(entry), code, message, fix });
    if (seen.has(entry.key)) add('L10N013', `${entry.key} is written twice`, 'delete one of the lines');
    seen.add(entry.key);
    if (!keyPattern.test(entry.key)) {
      add('L10N012', `"${entry.key}" is no key`, 'write UPPER_SNAKE, or dotted.lowerCase');
    }
    if (previous !== undefined && byKey(previous, entry.key) > 0) {
      add('L10N008', `${entry.key} stands after ${previous}`, `node tools/locales/add.mjs sorts both files`);
    }
    previous = entry.key;
    if (!inOther.has(entry.key)) {
      add(
        'L10N001',
        `${entry.key} has no text in ${other.path}`,
        `node tools/locales/add.mjs ${entry.key} "…" "…"`,
      );
    }
    if (!entry.text.trim() && !(entry.key in allowed.empty)) {
      add(
        'L10N010',
        `${entry.key} is empty`,
        'write the text, or name the reason in tools/locales/allowed.mjs',
      );
    }
    const reason = syntaxFault(entry.text);
    if (reason)
      add(
        'L10N014',
        `${entry.key} is not valid ICU: ${reason}`,
        'close the braces and give "other" to every plural',
      );
  }
  return faults;
}

function faultsOfPairs(fi, sv, allowed) {
  const swedishOf = new Map(sv.entries.map(entry => [entry.key, entry.text]));
  return fi.entries.flatMap(entry => {
    const twin = swedishOf.get(entry.key);
    if (twin === undefined || syntaxFault(entry.text) || syntaxFault(twin)) return [];
    const faults = [];
    const add = (code, message, fix) => faults.push({ path: fi.path, ...place(entry), code, message, fix });
    const [here, there] = [entry.text, twin].map(text => placeholdersOf(parseMessage(text)).join(', '));
    if (here !== there) {
      add(
        'L10N009',
        `${entry.key} asks for [${here}] in fi and [${there}] in sv`,
        'use the same placeholders in both',
      );
    }
    const names = placeholdersOf(parseMessage(entry.text));
    const twofold = names.find(name => name.startsWith('<') && names.includes(name.slice(1, -1)));
    if (twofold) {
      add('L10N016', `${entry.key} uses ${twofold} as tag and as value`, 'give the tag a name of its own');
    }
    const looksSwedish = entry.text === twin || swedish.test(entry.text);
    if (looksSwedish && entry.text.trim() && !(entry.key in allowed.sameInBoth)) {
      add(
        'L10N011',
        `${entry.key} looks Swedish in the Finnish file`,
        'translate it, or name the reason in tools/locales/allowed.mjs',
      );
    }
    return faults;
  });
}

/** An allowance outlives its text easily; then it hides the next fault under the same key. */
function idleAllowances(fi, sv, allowed) {
  const text = Object.fromEntries(fi.entries.map(entry => [entry.key, entry.text]));
  const twin = Object.fromEntries(sv.entries.map(entry => [entry.key, entry.text]));
  const idle = [
    ...Object.keys(allowed.sameInBoth).filter(key => text[key] !== twin[key] || text[key] === undefined),
    ...Object.keys(allowed.empty).filter(key => text[key] !== ''),
  ];
  return idle.map(key => ({
    path: 'tools/locales/allowed.mjs',
    line: 1,
    column: 1,
    code: 'L10N015',
    message: `the allowance for ${key} is not needed`,
    fix: 'delete the entry',
  }));
}

function syntaxFault(text) {
  try {
    parseMessage(text);
    return undefined;
  } catch (error) {
    return error.message;
  }
}

const place = ({ line, column }) => ({ line, column });
