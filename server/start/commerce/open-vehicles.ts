/** The vehicles that the configuration asks for: of a service, or of the embedded backend. */
import { ApiError } from '#api/transport.ts';
import type { AskVehicles } from '#api/vehicle/types.ts';
import type { Backend } from '#backend/index.ts';
import type { Config } from '#server/config/config.ts';
import { remoteVehicles } from '#server/vehicle/remote-vehicles.ts';
import {
  embeddedVehicles,
  VehicleServiceError,
  type VehicleSource,
  vehicleCalls,
} from '#server/vehicle/vehicle-source.ts';

type Settings = Pick<Config, 'vehicleApiUrl' | 'vehicleApiUser' | 'vehicleApiPassword'>;

/** @returns null where nothing knows vehicles */
export function openVehicles(
  { vehicleApiUrl: url, vehicleApiUser: user, vehicleApiPassword: password }: Settings,
  backend: Pick<Backend, 'vehicles'> | null,
): VehicleSource | null {
  if (url) return remoteVehicles({ url, user, password });
  return backend && embeddedVehicles(backend.vehicles);
}

/** As the browser's part of the shop asks `/vehicles/*`, for pages that the server makes: without a request of its own. */
export const askingVehicles =
  (source: VehicleSource): AskVehicles =>
  async (name, { manufacturer = '', year = '', modelName = '', text = '' }) => {
    const call = vehicleCalls.find(known => known === name);
    if (!call) return null;
    try {
      return await source(call, { manufacturer, year, modelName, text });
    } catch (error) {
      const status = error instanceof VehicleServiceError ? error.status : 503;
      throw new ApiError('http', name, 'The vehicle service does not answer', { status });
    }
  };
