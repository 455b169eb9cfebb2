/** A third-party vehicle service, queried with our credentials; its responses are validated. */

import { BodyTooLong, readText } from '#server/http/read-text.ts';
import { answersAt, createServiceLink } from '#server/service/service-link.ts';
import type { VehicleCall, VehicleQuery, VehicleSource } from './vehicle-source.ts';
import { VehicleServiceError } from './vehicle-source.ts';

export interface RemoteVehicleOptions {
  /** The name of the call is appended. */
  url: string;
  user?: string | undefined;
  password?: string | undefined;
  timeoutMs?: number;
}

const MAX_RESPONSE_BYTES = 1024 * 1024;

const parametersOf: Record<VehicleCall, readonly (keyof VehicleQuery)[]> = {
  GetManufacturers: [],
  GetYears: ['manufacturer'],
  GetModels: ['manufacturer', 'year'],
  GetVehicleModelByIdentifiers: ['modelName', 'manufacturer', 'year'],
  FindVehicles: ['text'],
};

/** Calls that are answered by a record instead of a list. */
const answersOne: ReadonlySet<VehicleCall> = new Set(['GetVehicleModelByIdentifiers', 'FindVehicles']);

export function remoteVehicles({
  url,
  user = '',
  password = '',
  timeoutMs = 5_000,
}: RemoteVehicleOptions): VehicleSource {
  const base = url.replace(/\/+$/, '');
  const link = createServiceLink({ probe: answersAt(`${base}/`), timeoutMs });
  const headers: Record<string, string> = { accept: 'application/json', 'content-type': 'application/json' };
  if (user || password)
    headers['authorization'] = `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;

  return async (call, query, trace) => {
    const address = new URL(`${base}/${call}`);
    for (const name of parametersOf[call]) address.searchParams.set(name, query[name]);
    const read = async (received: Response) => ({
      response: received,
      text: await readText(received, MAX_RESPONSE_BYTES),
    });
    const { response, text } = await link
      .ask(address, { headers: { ...headers, ...trace } }, read)
      .catch(refuse);
    const single = answersOne.has(call);
    if (response.status === 404) return single ? null : [];
    if (response.status === 429 || response.status >= 500)
      throw new VehicleServiceError(503, `The vehicle service answered ${response.status}`);
    if (!response.ok) throw new VehicleServiceError(502, `The vehicle service answered ${response.status}`);
    return checked(text, single);
  };
}

function refuse(error: unknown): never {
  const cause = error instanceof Error ? error.cause : undefined;
  if (cause instanceof BodyTooLong)
    throw new VehicleServiceError(502, 'The answer of the vehicle service is too long', { cause });
  throw new VehicleServiceError(503, 'The vehicle service does not answer', { cause: error });
}

function checked(text: string, single: boolean): unknown {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw new VehicleServiceError(502, 'The response of the vehicle service is not JSON', { cause });
  }
  const isRecord = typeof value === 'object' && value !== null && !Array.isArray(value);
  if (single ? !isRecord && value !== null : !Array.isArray(value))
    throw new VehicleServiceError(502, 'The answer of the vehicle service has another shape');
  return value;
}
