/** Third-party origins in the content security policy: only of services that the configuration enables. */
import type { Config } from '../config/config.ts';

export type ThirdPartySettings = Partial<
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

/** Origins for scripts, and for connections, pictures, styles, fonts and videos of the same services. */
export function thirdPartySources({
  flowboxActive = false,
  nostoActive = true,
  nostoAccountId,
  scriptOrigins = [],
  gtmId,
  gtmSources = [],
  serviceReviewScript,
  serviceReviewKey,
}: ThirdPartySettings): readonly string[] {
  return [
    ...(flowboxActive ? flowbox : []),
    ...(nostoActive && nostoAccountId ? nosto : []),
    ...(gtmId ? gtmSources : []),
    ...(serviceReviewScript && serviceReviewKey ? [new URL(serviceReviewScript).origin] : []),
    ...scriptOrigins,
  ];
}
