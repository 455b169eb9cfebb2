/** The browser's part of the analytics settings; default values are left out of the page. */
import type { MeasuringConfig } from '#kernel/public-config.ts';
import { type Breakpoints, usualBreakpoints } from '#kernel/viewport.ts';
import type { Config } from './config.ts';

type Measured = Pick<
  Config,
  | 'gtmId'
  | 'gtmFormat'
  | 'isProductsKeyItems'
  | 'gtmItemId'
  | 'gtmPropertyNames'
  | 'telemetrySampling'
  | 'errorReportsNeedConsent'
  | 'breakpoints'
>;

/** Undefined when all values are defaults. */
export function measuringConfigOf(config: Measured): MeasuringConfig | undefined {
  const { gtmId, telemetrySampling, breakpoints } = config;
  const own: MeasuringConfig = {
    ...(gtmId
      ? {
          tagManager: {
            id: gtmId,
            format: config.gtmFormat,
            isProductsKeyItems: config.isProductsKeyItems,
            itemId: config.gtmItemId,
            names: Object.fromEntries(config.gtmPropertyNames.map(pair => pair.split('='))),
          },
        }
      : {}),
    ...(telemetrySampling < 100 ? { sampling: telemetrySampling } : {}),
    ...(config.errorReportsNeedConsent ? { errorsNeedConsent: true } : {}),
    ...(breakpoints.some((width, index) => width !== usualBreakpoints[index])
      ? { breakpoints: breakpoints as unknown as Breakpoints }
      : {}),
  };
  return Object.keys(own).length > 0 ? own : undefined;
}
