/** `node tools/lint/repeated-names.mjs`: a name that is exported has one meaning, so one file declares it. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../files/message-files.mjs';

const component = 'the component that shows a value of this type';
const program = 'one idea in two programs, which share no code for it';

/** Names that two files may declare, and why. */
const allowed = {
  AssetSearch: component,
  CheckoutForm: component,
  ContentForms: program,
  Field: component,
  MenuPromotion: component,
  OrderRefund: 'the same refund for shoppers and for staff',
  PreviewLinks: component,
  Price: component,
  ProductCard: component,
  PromoCode: component,
  PublishedDocument: component,
  Revision: component,
  SearchInterpretation: component,
  UnknownModel: component,
  VehicleChoice: program,
  VehicleNames: program,
  lookUpReferences: 'the request in Studio, and what answers it',
  toSarif: program,
  useAsync: program,
  vehicleName: program,
};

/** Generated files, tests and stories, data of the demo, and files that a folder's convention gives the same exports. */
const conventional =
  /\.(?:test|e2e|stories|gen|d)\.tsx?$|^(?:tests|demo|bench)\/|\/migrations\/|\/(?:from|to)-cms\.ts$/;
const isRead = file => /\.tsx?$/.test(file) && !conventional.test(file);

/** A widget's component has the name of its widget. */
const isWidget = file => /^widgets\/([^/]+)\/\1\.tsx$/.test(file);

const declaration =
  /^export (?:declare )?(?:abstract )?(?:async )?(?:const|let|function\*?|class|interface|type|enum) ([\w$]+)/gm;

/** The backend and its client declare what passes between them on both sides: one meaning. */
const sideOf = file => (/^(?:backend|src\/shop\/api)\//.exec(file) ? 'contract' : file);

/**
 * @param files `[{ file, text }]`
 * @returns `[{ name, files }]` of the names that are declared with several meanings and not allowed
 */
export function repeatedNames(files, exceptions = allowed) {
  const declared = new Map();
  for (const { file, text } of files) {
    if (!isRead(file) || isWidget(file)) continue;
    for (const [, name] of text.matchAll(declaration)) {
      const places = declared.get(name) ?? new Set();
      declared.set(name, places.add(file));
    }
  }
  return [...declared]
    .map(([name, places]) => ({ name, files: [...places].sort() }))
    .filter(({ name, files: places }) => hasSeveral(places) && !Object.hasOwn(exceptions, name))
    .sort((a, b) => a.name.localeCompare(b.name));
}

function hasSeveral(files) {
  const inBackend = files.filter(file => file.startsWith('backend/')).length;
  const inClient = files.filter(file => file.startsWith('src/shop/api/')).length;
  return inBackend > 1 || inClient > 1 || new Set(files.map(sideOf)).size > 1;
}

/** @returns allowed names that only one file declares by now */
export const unusedExceptions = files =>
  Object.keys(allowed).filter(name => !repeatedNames(files, {}).some(each => each.name === name));

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1e8,
  })
    .split('\n')
    .filter(file => isRead(file) && existsSync(join(root, file)))
    .map(file => ({ file, text: readFileSync(join(root, file), 'utf8') }));
  const found = repeatedNames(files);
  const unused = unusedExceptions(files);
  for (const { name, files: places } of found) {
    console.error(`${places[0]}  error  "${name}" is also exported from ${places.slice(1).join(', ')}`);
    console.error('    fix: name what each of them means, or use one declaration in all places');
  }
  for (const name of unused)
    console.error(`tools/lint/repeated-names.mjs  error  "${name}" is declared once: remove its exception`);
  console.log(`repeated names: ${found.length + unused.length}`);
  process.exitCode = found.length + unused.length > 0 ? 1 : 0;
}
