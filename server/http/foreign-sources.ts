/** Who besides us may run scripts, answer questions and send pictures: only services that the configuration switches on. */
import type { Config } from '#server/config/config.ts';

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

/** Origins for scripts, and for connections, pictures, styles, fonts and films of the same services. */
export function foreignSources({
  flowboxActive = false,
  nostoActive = true,
  nostoAccountId,
  scriptOrigins = [],
  gtmId,
  gtmSources = [],
  serviceReviewScript,
  serviceReviewKey,
}: ForeignSettings): readonly string[] {
  return [
    ...(flowboxActive ? flowbox : []),
    ...(nostoActive && nostoAccountId ? nosto : []),
    ...(gtmId ? gtmSources : []),
    ...(serviceReviewScript && serviceReviewKey ? [new URL(serviceReviewScript).origin] : []),
    ...scriptOrigins,
  ];
}
