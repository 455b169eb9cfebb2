/** Checks routes: equal parameters in every locale, no ambiguous paths, one page per name. */

import type { Finding } from '#engine/definition/finding.ts';
import type { JsonPath } from '#engine/operation/json-fields.ts';
import { pathParameters } from '#engine/route/path-pattern.ts';
import { requiredLocales } from '#i18n/required-locales.ts';
import { isOfServer } from '#kernel/address/server-addresses.ts';
import type { DocumentIndex, RouteFact } from './document-index.ts';
import { pathForms } from './path-pattern.ts';
import { membersAt, scalarOf } from './source/json-tree.ts';
import { atValue, type SourceFile } from './source/source-file.ts';

/** Compares all pages; a conflict is reported in the later file. */
export function checkRoutes({ routes }: DocumentIndex): Finding[] {
  const names = new Map<string, RouteFact>();
  const forms = new Map<string, RouteFact>();
  return routes.flatMap(route => {
    const findings = [
      ...differingParameters(route),
      ...unnamedSplat(route),
      ...sameName(route, names),
      ...samePath(route, forms),
      ...pathOfServer(route),
    ];
    return findings.slice(0, 1);
  });
}

const parametersOf = (path: string): string => pathParameters(path).sort().join(', ');

/** A further address redirects to the path, so it needs the same parameters. */
function differingParameters({ source, paths, also }: RouteFact): Finding[] {
  const sets = [...paths.values()].map(parametersOf);
  const odd = also.findIndex(path => parametersOf(path) !== sets[0]);
  if (new Set(sets).size > 1) {
    const listed = [...paths].map(([locale], index) => `${locale}: ${sets[index] || 'none'}`).join('; ');
    const message = `The paths have different parameters (${listed})`;
    const fix = 'Give every locale the same parameters';
    return [atValue(source, ['route', 'paths'], { code: 'ROUTE001', message, fix })];
  }
  if (odd < 0) return [];
  const message = `"${also[odd]}" does not have the parameters of the path (${sets[0] || 'none'})`;
  const fix = 'Give it the same parameters';
  return [atValue(source, ['route', 'also', odd], { code: 'ROUTE001', message, fix })];
}

/** A path that ends in `*` needs a parameter name (`splat`), and a `splat` needs such a path. */
function unnamedSplat({ source, paths, splat }: RouteFact): Finding[] {
  const isOpen = [...paths.values()].some(path => path.endsWith('*'));
  if (isOpen === (splat !== undefined)) return [];
  const [message, fix] = isOpen
    ? ['The parameter of "*" has no name', 'Add "splat": "alias"']
    : ['No path ends in "*"', 'Remove "splat", or end the paths in "/*"'];
  return [atValue(source, ['route', isOpen ? 'paths' : 'splat'], { code: 'ROUTE006', message, fix })];
}

function sameName(route: RouteFact, names: Map<string, RouteFact>): Finding[] {
  const first = names.get(route.name);
  if (!first) {
    names.set(route.name, route);
    return [];
  }
  const message = `Route name "${route.name}" is taken by ${first.source.file}`;
  return [atValue(route.source, ['route', 'name'], { code: 'ROUTE003', message, fix: 'Write another name' })];
}

/** Every address of the page in every language, with its position in the file. */
function addressesOf({
  paths,
  neutral,
  also,
}: RouteFact): { locale: string; path: string; jsonPath: JsonPath }[] {
  const own = [...paths].map(([locale, path]) => ({
    locale,
    path,
    jsonPath: neutral ? ['route', 'paths'] : ['route', 'paths', locale],
  }));
  const isRequiredPath = (path: string) => requiredLocales.some(locale => paths.get(locale) === path);
  const further = also.flatMap((path, index) =>
    [...paths]
      // The path of a language with a fallback may be a further address in the other languages.
      .filter(([, ownPath]) => ownPath !== path || isRequiredPath(path))
      .map(([locale]) => ({ locale, path, jsonPath: ['route', 'also', index] })),
  );
  return [...own, ...further];
}

/** The server answers before any page could. */
function pathOfServer(route: RouteFact): Finding[] {
  const taken = addressesOf(route).find(({ path }) => isOfServer(path));
  return taken ? [atValue(route.source, taken.jsonPath, problemOfServer(taken.path))] : [];
}

const problemOfServer = (path: string) => ({
  code: 'ROUTE007',
  message: `"${path}" is an address of the server itself`,
  fix: 'Write another path',
  about: { name: path },
});

/** An information page is found by its alias below the root. */
export function checkAliases(source: SourceFile): Finding[] {
  if (source.kind !== 'content') return [];
  return membersAt(source.root, 'aliases').flatMap(({ key, value }) => {
    const path = `/${String(scalarOf(value) ?? '')}`;
    return isOfServer(path) ? [atValue(source, ['aliases', key], problemOfServer(path))] : [];
  });
}

function samePath(route: RouteFact, forms: Map<string, RouteFact>): Finding[] {
  const findings: Finding[] = [];
  for (const { locale, path, jsonPath } of addressesOf(route)) {
    for (const form of pathForms(path)) {
      const key = `${locale} ${form}`;
      const first = forms.get(key);
      if (first) {
        const message = `"${path}" is ambiguous with a path of ${first.source.file}`;
        findings.push(
          atValue(route.source, jsonPath, {
            code: 'ROUTE002',
            message,
            fix: 'Write another path, or a literal segment before its parameter',
            about: { name: path },
          }),
        );
      } else forms.set(key, route);
    }
  }
  return findings;
}
