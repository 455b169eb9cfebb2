/** Everything that a document can refer to, by name. */
import type { Backend } from '#backend/index.ts';
import type { PickAnswer, PickItem, PickKind } from '#studio-api/pick.ts';
import { readVehicle, type VehicleNames, writeVehicle } from '#studio-api/vehicle-ref.ts';
import {
  brandCandidates,
  campaignCandidates,
  categoryCandidates,
  listCandidates,
  type PickCatalogue,
} from './catalogue-candidates.ts';
import { choose } from './choose.ts';
import type { Candidate, PickRequest } from './pick-request.ts';
import { MAX_ITEMS } from './pick-request.ts';
import { contentCandidates, pickProducts, type QueryCandidatePorts } from './query-candidates.ts';

/** Vehicles of the shop's own register, by name. */
type SearchVehicles = (
  words: readonly string[],
  most: number,
) => Promise<{ items: readonly { manufacturer: string; year: number; model: string }[]; total: number }>;

/** @param search of the register */
async function pickVehicles(
  search: SearchVehicles,
  { q, ids }: Pick<PickRequest, 'q' | 'ids'>,
): Promise<PickAnswer> {
  if (ids) {
    const items = ids.flatMap(id => readVehicle(id) ?? []).map(itemOf);
    return { items, total: items.length };
  }
  const { items, total } = await search(q.split(/\s+/).filter(Boolean), MAX_ITEMS);
  return { items: items.map(each => itemOf({ ...each, year: String(each.year) })), total };
}

const itemOf = (vehicle: VehicleNames): PickItem => ({
  ref: writeVehicle(vehicle),
  name: `${vehicle.manufacturer} ${vehicle.model}`,
  detail: vehicle.year,
  isShown: true,
});

export interface PagePick {
  /** Name of its route. */
  name: string;
  label: string;
  /** Path per language; pages whose address has parameters cannot be linked to by name alone. */
  paths: Readonly<Partial<Record<string, string | undefined>>>;
}

/** A page or an information page that shoppers cannot see yet, or no longer: what leads to it can be published with it. */
export interface UnpublishedPick extends PagePick {
  kind: 'page' | 'content';
}

export interface PickPorts {
  execute: QueryCandidatePorts['execute'];
  catalogue: Pick<Backend['catalogue'], 'catalogue' | 'addresses'>;
  /** Pages of the shop as they are served now. */
  pages(): readonly PagePick[];
  /** Pages that are not in the shop, as the drafts of a release have them. */
  unpublished(release: number): Promise<readonly UnpublishedPick[]>;
  /** Messages without values: their texts per language, by id. */
  messages(): ReadonlyMap<string, Readonly<Record<string, string>>>;
  vehicles: SearchVehicles;
  shopOrigin: string;
  now(): Date;
}

export interface Picker {
  pick(kind: PickKind, request: PickRequest): Promise<PickAnswer>;
}

const widths = { product: '200f200', category: '200w', brand: '200w' };

export function createPicker({
  execute,
  catalogue,
  pages,
  unpublished,
  messages,
  vehicles,
  shopOrigin,
  now,
}: PickPorts): Picker {
  const image = (type: keyof typeof widths, file: string) =>
    `${shopOrigin}/images/${type}/${widths[type]}/${encodeURIComponent(file)}`;
  const reference = (): PickCatalogue => catalogue.catalogue.reference();
  const ports: QueryCandidatePorts = { execute, reference, image };

  async function unpublishedOf(kind: UnpublishedPick['kind'], request: PickRequest): Promise<Candidate[]> {
    const all = (await unpublished(request.release)).filter(each => each.kind === kind);
    return all.flatMap(each => pageCandidate(each, request, false));
  }
  const pagesFor = async (request: PickRequest): Promise<Candidate[]> => [
    ...pages().flatMap(page => pageCandidate(page, request)),
    ...(await unpublishedOf('page', request)),
  ];

  async function candidates(
    kind: Exclude<PickKind, 'product' | 'vehicle'>,
    request: PickRequest,
  ): Promise<Candidate[]> {
    const context = { ...request, reference: reference(), now: now(), image, addresses: catalogue.addresses };
    switch (kind) {
      case 'category':
        return categoryCandidates(context);
      case 'brand':
        return brandCandidates(context);
      case 'campaign':
        return campaignCandidates(context);
      case 'list':
        return listCandidates(context);
      case 'content':
        return [...(await contentCandidates(ports, request)), ...(await unpublishedOf('content', request))];
      case 'page':
        return pagesFor(request);
      case 'message':
        return messageCandidates(messages(), request);
    }
  }

  return {
    async pick(kind, request) {
      if (kind === 'product') return pickProducts(ports, request);
      if (kind === 'vehicle') return pickVehicles(vehicles, request);
      // All of them: Studio, which names them in its own language, searches them itself.
      if (kind === 'page' && !request.ids) {
        const items = await pagesFor(request);
        return { items, total: items.length };
      }
      return choose(await candidates(kind, request), request);
    },
  };
}

const pageCandidate = (
  { name, label, paths }: PagePick,
  { locale }: PickRequest,
  isShown = true,
): Candidate[] => {
  const path = paths[locale] ?? Object.values(paths)[0] ?? '';
  if (/[:*]/.test(path)) return [];
  return [{ ref: name, name: label, detail: path, path, isShown }];
};

const messageCandidates = (
  messages: ReadonlyMap<string, Readonly<Record<string, string>>>,
  { locale }: PickRequest,
): Candidate[] =>
  [...messages].map(([id, texts]) => ({
    ref: id,
    name: texts[locale] ?? id,
    isShown: true,
    // Developers know it by its id, and others should not have to.
    also: [id, ...Object.values(texts)],
  }));
