/** Endpoints of parts that merchandisers save to begin with elsewhere. */
import { z } from 'zod';
import { mayChangePreset, type Presets, type StoredPreset, StudioError } from '#backend/index.ts';
import type { WidgetInstance } from '#engine/definition/contract.ts';
import type { DocumentBody, DocumentNode } from '#engine/operation/operation.ts';
import { isRecord } from '#kernel/is-record.ts';
import type { DocumentId } from '#studio-api/documents.ts';
import { longestPresetName } from '#studio-api/preset-name.ts';
import type { StudioPreset } from '#studio-api/presets.ts';
import { atLeast } from '#studio-api/staff.ts';
import type { OpenDocuments } from '../documents/open-documents.ts';
import { node } from '../documents/shapes.ts';
import { namedActorOf, withRejections } from '../documents/studio-actor.ts';
import { ApiAnswer, type ApiRoute, type StaffCall } from '../http/api-route.ts';
import { lineShape } from '../http/line-shape.ts';
import { isPresetKind, migratedPreset, presetOfPart } from './preset-node.ts';

const nameShape = lineShape(longestPresetName);
const presetShape = z.strictObject({ id: z.uuid(), name: nameShape, node });
const renameShape = z.strictObject({ name: nameShape });

export interface PresetPorts {
  presets: Presets;
  rules: Pick<OpenDocuments['rules'], 'structure' | 'forbidden'>;
  /** A widget in the version of this build; null: this build cannot show it. */
  migrate(widget: WidgetInstance): WidgetInstance | null;
}

/** The part in a document of its own, as the checks of documents take it. */
const own: DocumentId = 'fragment:preset';
function alone(node: DocumentNode | null): DocumentBody {
  const row = { kind: 'container', id: 'preset-row', layout: 'full', widgets: node ? [node] : [] };
  const containers = node?.['kind'] === 'container' ? [node] : [row];
  return { format: 1, kind: 'fragment-file', id: 'preset', label: 'preset', containers };
}

/** The node with a mark in the place of all ids in it. */
function marked(value: unknown, mark: string): unknown {
  if (Array.isArray(value)) return value.map(each => marked(each, mark));
  if (!isRecord(value)) return value;
  const entries = Object.entries(value).map(([key, inner]) => [
    key,
    key === 'id' ? mark : marked(inner, mark),
  ]);
  return Object.fromEntries(entries) as unknown;
}

/** @throws StudioError NOT_FOUND for a text that is no UUID */
function presetId(call: StaffCall): string {
  const { success, data } = z.uuid().safeParse(call.param('preset'));
  if (!success) throw new StudioError('NOT_FOUND', 'There is no such preset');
  return data;
}

export function presetEndpoints({ presets, rules, migrate }: PresetPorts): ApiRoute[] {
  const answer = (preset: StoredPreset, { staff }: StaffCall): StudioPreset => {
    const { id, name, node, by, at } = preset;
    const current = migratedPreset(node, migrate);
    const isSound = current !== null && rules.structure(own, alone(current)).length === 0;
    const mayChange = atLeast(staff.role, 'editor') && mayChangePreset(preset, staff);
    return { id, name, node: isSound ? current : null, by, mayChange, at: at.toISOString() };
  };

  async function list(call: StaffCall): Promise<StudioPreset[]> {
    const all = (await presets.list()).map(preset => answer(preset, call));
    // Asked once for all: what is served is read for each question.
    const containers = all.flatMap(({ node }, index) =>
      node ? [marked(alone(node)['containers'], `preset-${index}`)] : [],
    );
    const body = { ...alone(null), containers: containers.flat() };
    const reserved = await rules.forbidden(own, alone(null), body, call.staff.role);
    const marks = new Set(reserved.map(field => field.split('.')[0]));
    return all.map((preset, index) => (marks.has(`preset-${index}`) ? { ...preset, node: null } : preset));
  }

  /** What could not be added to a page by its author is no preset either. */
  async function requireAddable(node: DocumentNode, call: StaffCall): Promise<void> {
    const body = alone(node);
    const [problem] = rules.structure(own, body);
    if (problem !== undefined) throw new StudioError('STRUCTURE', problem, { problems: [problem] });
    const fields = await rules.forbidden(own, alone(null), body, call.staff.role);
    if (fields.length > 0)
      throw new StudioError('ROLE', `Your role may not add ${fields.join(', ')}`, { fields });
  }

  async function save(call: StaffCall) {
    const { id, name, node: part } = call.json(presetShape);
    if (!isPresetKind(part)) throw new StudioError('INVALID', 'Only rows and widgets can be saved');
    const saved = presetOfPart(part);
    await requireAddable(saved, call);
    const stored = await presets.save({ id, name, node: saved }, namedActorOf(call));
    return new ApiAnswer(201, answer(stored, call));
  }

  const route = (
    method: ApiRoute['method'],
    path: string,
    role: 'viewer' | 'editor',
    work: (call: StaffCall) => Promise<unknown>,
  ): ApiRoute => ({ method, path, role, handler: call => withRejections(() => work(call)) });
  return [
    route('GET', '/api/presets', 'viewer', list),
    route('POST', '/api/presets', 'editor', save),
    route('PATCH', '/api/presets/:preset', 'editor', async call =>
      answer(await presets.rename(presetId(call), call.json(renameShape).name, namedActorOf(call)), call),
    ),
    route('DELETE', '/api/presets/:preset', 'editor', call =>
      presets.remove(presetId(call), namedActorOf(call)),
    ),
  ];
}
