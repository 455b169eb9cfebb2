/** Whether Studio runs beside this shop, and where. */

import { isThisMachine } from '#kernel/address/this-machine.ts';
import type { Config } from '#server/config/config.ts';

export type StudioPlan =
  | { isOn: false; reason: string }
  | {
      isOn: true;
      port: number;
      /** A port that was chosen is never replaced by another. */
      isPortFixed: boolean;
    };

export type StudioSettings = Pick<
  Config,
  | 'studio'
  | 'studioOrigin'
  | 'studioPort'
  | 'port'
  | 'publicOrigin'
  | 'commerceApiUrl'
  | 'metricsPort'
  | 'paymentSandboxPort'
>;

const HIGHEST_PORT = 65_535;

export function planStudio(settings: StudioSettings): StudioPlan {
  const { studio, studioOrigin, studioPort, publicOrigin, commerceApiUrl } = settings;
  if (studio === false) return { isOn: false, reason: 'STUDIO is false' };
  if (commerceApiUrl)
    return {
      isOn: false,
      reason: 'it needs the shop’s own database, which a shop with COMMERCE_API_URL lacks',
    };
  if (studioOrigin === undefined && !isThisMachine(publicOrigin))
    return { isOn: false, reason: 'STUDIO_ORIGIN is not set' };
  return {
    isOn: true,
    port: studioPort ?? usualPort(settings),
    isPortFixed: studioPort !== undefined || studioOrigin !== undefined,
  };
}

/** Two above the shop's; a port that another setting gives away is left to it. */
function usualPort({ port, metricsPort, paymentSandboxPort }: StudioSettings): number {
  let next = port + 2;
  while (next === metricsPort || next === paymentSandboxPort) next += 1;
  return port === 0 || next > HIGHEST_PORT ? 0 : next;
}
