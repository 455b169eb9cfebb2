/** The part of the configuration that travels with every page. */
import type { PublicConfig, UnsentMails } from '#kernel/public-config.ts';
import type { Config } from './config.ts';
import { measuringConfigOf } from './measuring-config.ts';

/** Without the shop, which each page has in its own language. */
export function publicConfigOf(
  config: Config,
  { unsentMails, hasStudio }: { unsentMails: UnsentMails | null; hasStudio: boolean },
): Omit<PublicConfig, 'shop'> {
  const { flowboxActive, nostoActive, nostoAccountId, customerTypes, previewUser, authPasswordSalt } = config;
  const measuring = { ...measuringConfigOf(config), ...(hasStudio ? {} : { noFigures: true as const }) };
  const { defaultSort, customSortRoutes } = config;
  const isUsual = defaultSort === 'LATEST' && customSortRoutes.length === 0;
  const { serviceReviewScript, serviceReviewKey } = config;
  return {
    flowboxActive,
    nostoAccountId: nostoActive ? (nostoAccountId ?? '') : '',
    shopper: {
      customerTypes,
      previewUser: previewUser ?? '',
      passwordSalt: authPasswordSalt,
      // An addition of our own service, which others may lack.
      ...(config.vehicleApiUrl === undefined ? {} : { onlyVehicleSteps: true }),
      ...(unsentMails ? { unsentMails } : {}),
    },
    ...(Object.keys(measuring).length > 0 ? { measuring } : {}),
    ...(serviceReviewScript && serviceReviewKey
      ? {
          serviceReviews: {
            key: serviceReviewKey,
            script: serviceReviewScript.replaceAll('{API_KEY}', encodeURIComponent(serviceReviewKey)),
          },
        }
      : {}),
    ...(isUsual ? {} : { lists: { defaultSort, customSortRoutes } }),
  };
}
