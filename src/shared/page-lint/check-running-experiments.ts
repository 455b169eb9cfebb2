/** Checks the experiments of all documents together: a name of its own for each, the same arms on every page, three on a page with its areas and shared parts. */
import type { Finding } from '#engine/definition/finding.ts';
import { mostExperiments } from '#kernel/experiment/choose-arm.ts';
import type { DocumentIndex } from './document-index.ts';
import { placedNodes } from './placed-nodes.ts';
import {
  childNode,
  itemsAt,
  type JsonNode,
  type Member,
  membersAt,
  scalarOf,
  textAt,
} from './source/json-tree.ts';
import { atKey, atValue, type SourceFile } from './source/source-file.ts';

const declaredIn = ({ root }: SourceFile): readonly Member[] => membersAt(root, 'experiments');

export function checkRunningExperiments(
  sources: readonly SourceFile[],
  index: Pick<DocumentIndex, 'fragments'>,
): Finding[] {
  const declaring = sources.filter(source => declaredIn(source).length > 0);
  if (declaring.length === 0) return [];
  return [...nameFindings(declaring), ...countFindings(sources, declaring, index)];
}

const armsOf = ({ value }: Member): string =>
  JSON.stringify(
    itemsAt(value, 'arms').map(arm => [textAt(arm, 'id'), Number(scalarOf(childNode(arm, 'weight')) ?? 0)]),
  );

/**
 * A visitor sees the same arm wherever an experiment runs, so several pages with one have to have the same arms. What an area
 * or a shared part tries is shown on all of its pages already: the same name elsewhere would be another experiment, whose
 * figures would be added up with those of the first.
 */
function nameFindings(sources: readonly SourceFile[]): Finding[] {
  const first = new Map<string, { arms: string; source: SourceFile }>();
  return sources.flatMap(source =>
    declaredIn(source).flatMap(member => {
      const { key } = member;
      const arms = armsOf(member);
      const known = first.get(key);
      if (!known) {
        first.set(key, { arms, source });
        return [];
      }
      if (known.source.kind !== 'page' || source.kind !== 'page') {
        const message = `The experiment "${key}" is declared in ${known.source.file} already`;
        return [
          atKey(source, ['experiments', key], { code: 'EXP009', message, fix: 'Give it another name' }),
        ];
      }
      if (known.arms === arms) return [];
      const message = `The experiment "${key}" has other arms in ${known.source.file}`;
      const fix = 'Give both the same arms and weights, or one of them another name';
      return [atValue(source, ['experiments', key, 'arms'], { code: 'EXP007', message, fix })];
    }),
  );
}

/** The overrides of a page, and those of these. */
function overridesOf({ root }: SourceFile, sources: readonly SourceFile[]): ReadonlySet<SourceFile> {
  const found = new Set<SourceFile>();
  const visit = (id: string | undefined): void => {
    for (const source of sources) {
      if (source.kind !== 'override' || textAt(source.root, 'extends') !== id || found.has(source)) continue;
      found.add(source);
      visit(textAt(source.root, 'id'));
    }
  };
  visit(textAt(root, 'id'));
  return found;
}

interface Index extends Pick<DocumentIndex, 'fragments'> {
  sources: readonly SourceFile[];
}

/** The documents that a page shows, itself or in the context of an override, and that declare an experiment. */
function shownBy(
  page: SourceFile,
  declaring: readonly SourceFile[],
  { fragments, sources }: Index,
): SourceFile[] {
  const used = new Set<string>();
  const areas: JsonNode[] = [];
  const visit = (source: SourceFile): void => {
    for (const { node, what } of placedNodes(source)) {
      const ref = textAt(node, 'ref');
      // An area that an override inserts asks for no arm.
      if (what === 'area' && source === page) areas.push(node);
      if (what !== 'fragment' || ref === undefined || used.has(ref)) continue;
      used.add(ref);
      const fragment = fragments.get(ref);
      if (fragment) visit(fragment);
    }
  };
  for (const source of [page, ...overridesOf(page, sources)]) visit(source);
  const isShown = ({ kind, root }: SourceFile): boolean => {
    if (kind === 'fragment') return used.has(textAt(root, 'id') ?? '');
    const [family, areaName] = [textAt(root, 'family'), textAt(root, 'areaName')];
    return (
      kind === 'content' &&
      areas.some(area => textAt(area, 'family') === family && textAt(area, 'areaName') === areaName)
    );
  };
  return declaring.filter(source => source === page || isShown(source));
}

/** Each further one multiplies the versions of the page that are rendered and stored. */
function countFindings(
  sources: readonly SourceFile[],
  declaring: readonly SourceFile[],
  index: Pick<DocumentIndex, 'fragments'>,
): Finding[] {
  const found = new Map<string, Finding>();
  for (const page of sources.filter(({ kind }) => kind === 'page')) {
    const shown = shownBy(page, declaring, { ...index, sources });
    const names = new Set(shown.flatMap(source => declaredIn(source).map(({ key }) => key)));
    if (names.size <= mostExperiments) continue;
    for (const source of shown) {
      if (found.has(source.file)) continue;
      const what = 'with its areas and shared parts';
      const message = `Page "${textAt(page.root, 'id') ?? ''}" has ${names.size} experiments ${what}`;
      const fix = `End experiments until there are ${mostExperiments} at most`;
      found.set(source.file, atKey(source, ['experiments'], { code: 'EXP010', message, fix }));
    }
  }
  return [...found.values()];
}
