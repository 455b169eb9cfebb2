/** Routes: equal parameters in every locale, no two that cannot be told apart, one page per name. */
import type { DocumentIndex, RouteFact } from './document-index.ts';
import type { Finding } from './finding.ts';
import { pathForm, pathParameters } from './path-pattern.ts';
import { atValue } from './source-file.ts';

/** Over all pages at once; a clash is told in the later file. */
export function checkRoutes({ routes }: DocumentIndex): Finding[] {
  const names = new Map<string, RouteFact>();
  const forms = new Map<string, RouteFact>();
  return routes.flatMap(route => {
    const findings = [...differingParameters(route), ...sameName(route, names), ...samePath(route, forms)];
    return findings.slice(0, 1);
  });
}

function differingParameters({ source, paths }: RouteFact): Finding[] {
  const sets = [...paths.values()].map(path => pathParameters(path).sort().join(', '));
  if (new Set(sets).size <= 1) return [];
  const told = [...paths].map(([locale], index) => `${locale}: ${sets[index] || 'none'}`).join('; ');
  return [
    atValue(source, ['route', 'paths'], {
      code: 'ROUTE001',
      message: `The paths have different parameters (${told})`,
      fix: 'Give every locale the same parameters',
    }),
  ];
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

function samePath(route: RouteFact, forms: Map<string, RouteFact>): Finding[] {
  const findings: Finding[] = [];
  for (const [locale, path] of route.paths) {
    const key = `${locale} ${pathForm(path)}`;
    const first = forms.get(key);
    if (first) {
      const way = route.neutral ? ['route', 'paths'] : ['route', 'paths', locale];
      const message = `"${path}" cannot be told from the path of ${first.source.file}`;
      findings.push(atValue(route.source, way, { code: 'ROUTE002', message, fix: 'Add a literal segment' }));
    } else forms.set(key, route);
  }
  return findings;
}
