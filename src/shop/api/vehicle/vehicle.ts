/** Vehicles from our own `/vehicles/*`, which has the credential; compatibility from the commerce API. */
import { isRecord } from '#kernel/is-record.ts';
import { present } from '../present.ts';
import type { StandardVariables } from '../standard-variables.ts';
import { ApiError, type Transport } from '../transport.ts';
import { toProductCompatibility, withUses } from './to-product-compatibility.ts';
import type { AskVehicles, NamedMachine, TechData, VehicleApi } from './types.ts';
import { ProductsForVehicleDocument } from './vehicle.gen.ts';

const askServer: AskVehicles = async (call, query) => {
  const search = new URLSearchParams(query).toString();
  let response: Response;
  try {
    response = await fetch(`/vehicles/${call}${search ? `?${search}` : ''}`, {
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(10_000),
    });
  } catch {
    throw new ApiError('network', call, 'The vehicle service does not answer');
  }
  if (response.status === 404) return null;
  if (!response.ok)
    throw new ApiError('http', call, `Status ${response.status}`, { status: response.status });
  try {
    return await response.json();
  } catch {
    throw new ApiError('parse', call, 'The vehicle service returned invalid JSON', {
      status: response.status,
    });
  }
};

function texts(call: string, answer: unknown): string[] {
  if (!Array.isArray(answer)) throw new ApiError('parse', call, 'Expected a list');
  return answer.flatMap((entry: unknown) =>
    typeof entry === 'string' || typeof entry === 'number'
      ? [String(entry)]
      : typeof entry === 'object' && entry !== null && 'name' in entry && typeof entry.name === 'string'
        ? [entry.name]
        : [],
  );
}

function toMachine(value: unknown): NamedMachine[] {
  if (!isRecord(value) || !Array.isArray(value['years'])) return [];
  const { manufacturer, model } = value;
  const years = value['years'].map(String);
  if (typeof manufacturer !== 'string' || typeof model !== 'string' || years.length === 0) return [];
  // Another service may not compare years.
  const runs = Array.isArray(value['alike']) ? value['alike'] : [];
  const alike = runs.flatMap((run: unknown) =>
    Array.isArray(run) && run.length > 1 ? [run.map(String)] : [],
  );
  return [{ manufacturer, model, years, alike }];
}

/** A document that asks for more products costs more than the API allows. */
const MAX_PRODUCTS = 75;

const chunksOf = (ids: readonly number[], size: number): number[][] =>
  Array.from({ length: Math.ceil(ids.length / size) }, (_, at) => ids.slice(at * size, (at + 1) * size));

const byName = (one: string, other: string) =>
  one.localeCompare(other, undefined, { sensitivity: 'base', numeric: true });

/** @param ask what knows the vehicles */
export const createVehicleApi = (
  transport: Transport,
  standard: StandardVariables,
  ask: AskVehicles = askServer,
): VehicleApi => ({
  async manufacturers() {
    return texts('GetManufacturers', await ask('GetManufacturers', {})).toSorted(byName);
  },

  async years(manufacturer) {
    const years = texts('GetYears', await ask('GetYears', { manufacturer }));
    return years.toSorted((one, other) => Number(other) - Number(one));
  },

  async models(manufacturer, year) {
    return texts('GetModels', await ask('GetModels', { manufacturer, year })).toSorted(byName);
  },

  async model(manufacturer, year, model) {
    const call = 'GetVehicleModelByIdentifiers';
    const answer = await ask(call, { modelName: model, manufacturer, year });
    if (answer === null) return null;
    if (typeof answer !== 'object' || Array.isArray(answer))
      throw new ApiError('parse', call, 'Expected a model');
    const { id, ...rest } = answer as Record<string, unknown>;
    const data: TechData = Object.fromEntries(
      Object.entries(rest).flatMap(([name, value]) =>
        typeof value === 'string' || typeof value === 'number' ? [[name, String(value)]] : [],
      ),
    );
    return { techDataId: typeof id === 'number' || typeof id === 'string' ? String(id) : '', data };
  },

  async named(text) {
    const call = 'FindVehicles';
    const answer = await ask(call, { text });
    if (!isRecord(answer) || !Array.isArray(answer['vehicles']))
      throw new ApiError('parse', call, 'Expected machines');
    const { similar, vehicles } = answer;
    return {
      machines: vehicles.flatMap(toMachine),
      similar: typeof similar === 'string' ? similar : null,
    };
  },

  async fits(productIds) {
    const parts = chunksOf(productIds, MAX_PRODUCTS);
    const answers = await Promise.all(
      parts.map(part =>
        transport.query(ProductsForVehicleDocument, {
          ...standard,
          filter: { productIds: part },
          take: part.length,
        }),
      ),
    );
    const answered = answers
      .flatMap(({ products }) => present(products?.products))
      .map(
        ({ productId, parameterGroups, packageFit, applications }) =>
          [productId, withUses(toProductCompatibility(parameterGroups, packageFit), applications)] as const,
      );
    return new Map(answered);
  },
});
