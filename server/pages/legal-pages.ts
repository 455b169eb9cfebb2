/** The pages that the law requires: a shop without one of them must not sell (R-LAW-9). */
import type { PageDocument } from '#engine/definition/page-document.ts';
import type { ServedPages } from './page-revision.ts';

interface LegalPage {
  /** Name of its route. */
  name: string;
  /** Type of the widget without which the page says nothing. */
  widget?: string;
  /** Only with this ability of the backend. */
  ability?: string;
}

const legalPages: readonly LegalPage[] = [
  { name: 'withdrawal', widget: 'withdrawal', ability: 'withdrawals' },
  // Shows terms, privacy notice and accessibility statement.
  { name: 'content' },
];

/**
 * @param features that the shop has.
 * @returns one line for each required page that is broken or missing. An older revision does not make up for a broken
 * file: it may state law or terms that no longer apply.
 */
export function legalPageProblems(
  { pages, fragments, findings, reports }: Pick<ServedPages, 'pages' | 'fragments' | 'findings' | 'reports'>,
  features: readonly string[],
): string[] {
  return legalPages
    .filter(({ ability }) => ability === undefined || features.includes(ability))
    .flatMap(legal => {
      const file = `pages/${legal.name}.page.json`;
      const errors = reports.filter((_, index) => {
        const finding = findings[index];
        return finding?.severity === 'error' && finding.file === file;
      });
      if (errors.length > 0) return errors;
      const page = pages.find(({ document }) => document.route?.name === legal.name)?.document;
      const widgets = JSON.stringify([page?.regions, fragments]);
      const problem = page ? problemOf(page, widgets, legal, features) : 'is missing';
      return problem === null ? [] : [`${file}  the page "${legal.name}" ${problem}`];
    });
}

function problemOf(
  { route }: PageDocument,
  widgets: string,
  { widget }: LegalPage,
  features: readonly string[],
): string | null {
  if (route?.access !== 'public') return 'is not public';
  if (route.feature !== undefined && !features.includes(route.feature))
    return `needs the feature "${route.feature}", which is off`;
  if (widget !== undefined && !widgets.includes(`"type":"${widget}"`)) return `has no widget "${widget}"`;
  return null;
}
