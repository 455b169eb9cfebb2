/** Warns of overrides that change one arm of an experiment alone: its visitors compare more than the two versions. */
import type { Finding } from '#engine/definition/finding.ts';
import type { FragmentDocument, PageDocument } from '#engine/definition/page-document.ts';
import { chainOf } from '#engine/override/choose-overrides.ts';
import { changedBy, type OverrideDocument } from '#engine/override/override-document.ts';
import { fragmentPlaces } from '#engine/resolve/tried-parts.ts';
import { type PlacedNode, placedNodes } from './placed-nodes.ts';
import { childNode, plain, textAt } from './source/json-tree.ts';
import { atValue, type SourceFile } from './source/source-file.ts';

interface Tried {
  experiment: string;
  arm: string;
  /** The part that names the arm. */
  part: PlacedNode;
}

function triedAround(placed: PlacedNode): Tried | undefined {
  for (let part: PlacedNode | undefined = placed; part; part = part.inside) {
    const taking = childNode(part.node, 'experiment');
    const experiment = textAt(taking, 'name');
    if (experiment !== undefined) return { experiment, arm: textAt(taking, 'arm') ?? '', part };
  }
  return undefined;
}

/** @param places what ids of the document's parts begin with on the page: one for each place of a shared part */
function findingsOn(
  source: SourceFile,
  places: readonly string[],
  overrides: readonly OverrideDocument[],
): Finding[] {
  const tried = placedNodes(source).flatMap(placed => {
    const around = triedAround(placed);
    return around ? [{ id: textAt(placed.node, 'id') ?? '', ...around }] : [];
  });
  return overrides.flatMap(({ id, ops }) => {
    const targets = new Set(ops.map(changedBy));
    const changed = tried.filter(part => places.some(place => targets.has(place + part.id)));
    const arms = (experiment: string, of: readonly Tried[]) =>
      new Set(of.filter(part => part.experiment === experiment).map(({ arm }) => arm)).size;
    return [...new Set(changed.map(({ experiment }) => experiment))]
      .filter(experiment => arms(experiment, changed) < arms(experiment, tried))
      .flatMap(experiment => {
        const [first] = changed.filter(each => each.experiment === experiment);
        if (!first) return [];
        const message = `The override "${id}" changes arm "${first.arm}" of "${experiment}", and not the others`;
        const fix = 'Change every arm there, or none';
        const code = 'EXP008';
        return [
          atValue(source, [...first.part.jsonPath, 'experiment'], {
            code,
            severity: 'warning',
            message,
            fix,
          }),
        ];
      });
  });
}

export function checkTriedOverrides(sound: readonly SourceFile[]): Finding[] {
  // The structure has just been validated against the grammar of their kinds.
  const ofKind = <Document extends { id: string }>(kind: SourceFile['kind']) =>
    sound.filter(source => source.kind === kind).map(({ root }) => plain(root) as Document);
  const overrides = ofKind<OverrideDocument>('override');
  const trying = sound.filter(
    ({ kind, root }) => (kind === 'page' || kind === 'fragment') && childNode(root, 'experiments'),
  );
  if (overrides.length === 0 || trying.length === 0) return [];
  const byId = new Map(overrides.map(override => [override.id, override]));
  const fragments = Object.fromEntries(ofKind<FragmentDocument>('fragment').map(each => [each.id, each]));
  const pages = ofKind<PageDocument>('page');
  return trying.flatMap(source => {
    const own = textAt(source.root, 'id') ?? '';
    return pages.flatMap(page => {
      const nodes = Object.values(page.regions).flat();
      const isPage = source.kind === 'page';
      const places = isPage ? (page.id === own ? [''] : []) : fragmentPlaces(nodes, own, fragments);
      const ofPage = overrides.filter(override => chainOf(override, page.id, byId));
      return places.length > 0 ? findingsOn(source, places, ofPage) : [];
    });
  });
}
