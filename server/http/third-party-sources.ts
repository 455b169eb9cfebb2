/** Third-party origins in the content security policy: only of services that the configuration enables and the page uses. */
import type { ThirdParty } from '#kernel/third-party.ts';
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

/** Fetch directives of the policy that third parties may need. */
const directives = ['script', 'connect', 'img', 'style', 'font', 'media'] as const;
type Directive = (typeof directives)[number];
export type ThirdPartySources = Readonly<Record<Directive, readonly string[]>>;

interface Service {
  origins: readonly string[];
  /** What its script loads from them. */
  uses: readonly Directive[];
  /** Only on pages that use it; absent: every page may, as for what measures. */
  for?: ThirdParty;
}

const flowbox = ['https://*.getflowbox.com'];
const nosto = ['https://*.nosto.com', 'https://*.nos.to'];
const withMarkup: readonly Directive[] = ['script', 'connect', 'img', 'style', 'font'];

function enabledServices({
  flowboxActive = false,
  nostoActive = true,
  nostoAccountId,
  scriptOrigins = [],
  gtmId,
  gtmSources = [],
  serviceReviewScript,
  serviceReviewKey,
}: ThirdPartySettings): readonly Service[] {
  return [
    ...(flowboxActive ? [{ origins: flowbox, uses: directives, for: 'flowbox' as const }] : []),
    ...(nostoActive && nostoAccountId ? [{ origins: nosto, uses: withMarkup }] : []),
    // Tags measure: they load no styles, fonts or videos.
    ...(gtmId ? [{ origins: gtmSources, uses: ['script', 'connect', 'img'] as const }] : []),
    ...(serviceReviewScript && serviceReviewKey
      ? [{ origins: [new URL(serviceReviewScript).origin], uses: withMarkup }]
      : []),
    { origins: scriptOrigins, uses: withMarkup, for: 'scripts' },
  ];
}

/** Origins of the enabled services by directive. @param used services that the page uses. */
export function thirdPartySources(
  settings: ThirdPartySettings,
  used: readonly ThirdParty[],
): ThirdPartySources {
  const services = enabledServices(settings).filter(
    ({ for: service }) => service === undefined || used.includes(service),
  );
  const of = (directive: Directive) =>
    services.flatMap(({ origins, uses }) => (uses.includes(directive) ? origins : []));
  return {
    script: of('script'),
    connect: of('connect'),
    img: of('img'),
    style: of('style'),
    font: of('font'),
    media: of('media'),
  };
}

/** For everything that is not a page. */
export const noThirdParties: ThirdPartySources = thirdPartySources({}, []);
