/** The link with which the owner of a shop on this machine enters Studio (R-STUDIO-40). */
import type { Backend, StaffService } from '#backend/index.ts';
import { isLoopback, isThisMachine } from '#kernel/address/this-machine.ts';
import type { Config } from '#server/config/config.ts';

const demoAdmin = { mail: 'demo@atvhuset.example', name: 'Demo', role: 'admin' } as const;

export interface StudioLinkOptions {
  config: Pick<Config, 'host' | 'mode'>;
  /** Origins of the shop and of Studio. */
  origin: string;
  studioOrigin: string;
  backend: Pick<Backend, 'isDemo'>;
  accounts: Pick<StaffService['accounts'], 'admit' | 'link'>;
}

/**
 * Null where another machine could reach the shop, or its products are real: there staff are invited. The terminal of
 * any other shop belongs to its owner.
 */
export async function studioLink(options: StudioLinkOptions): Promise<string | null> {
  const { config, origin, studioOrigin, backend, accounts } = options;
  const isLocal = isLoopback(config.host) && isThisMachine(studioOrigin) && isThisMachine(origin);
  if (!isLocal || !(config.mode === 'development' || (await backend.isDemo()))) return null;
  await accounts.admit(demoAdmin);
  return accounts.link(demoAdmin.mail);
}
