/** Who besides us may run scripts, answer questions and send pictures: only services that the configuration switches on. */
import type { Config } from '#server/config/config.ts';

export interface ForeignSources {
  scripts: readonly string[];
  /** Connections, pictures, styles, fonts and films of the same services. */
  others: readonly string[];
}

export type ForeignSettings = Partial<
  Pick<
    Config,
    | 'flowboxActive'
    | 'nostoActive'
    | 'nostoAccountId'
    | 'scriptOrigins'
    | 'gtmId'
    | 'gtmSources'
    | 'serviceReviewScript'
    | 'serviceReviewKey'
  >
>;

const flowbox = ['https://*.getflowbox.com'];
const nosto = ['https://*.nosto.com', 'https://*.nos.to'];

export function foreignSources({
  flowboxActive = false,
  nostoActive = true,
  nostoAccountId,
  scriptOrigins = [],
  gtmId,
  gtmSources = [],
  serviceReviewScript,
  serviceReviewKey,
}: ForeignSettings): ForeignSources {
  const services = [
    ...(flowboxActive ? flowbox : []),
    ...(nostoActive && nostoAccountId ? nosto : []),
    ...(gtmId ? gtmSources : []),
    ...(serviceReviewScript && serviceReviewKey ? [new URL(serviceReviewScript).origin] : []),
  ];
  return { scripts: [...services, ...scriptOrigins], others: [...services, ...scriptOrigins] };
}
