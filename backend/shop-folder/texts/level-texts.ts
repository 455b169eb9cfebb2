/** What the vehicle selector says where a shop calls its levels otherwise: boats have a builder and a hull, not a make and a model. */
import { createShopIntl } from '#i18n/create-intl.ts';
import { isLocaleCode } from '#i18n/locales.ts';
import { serverMessages } from '#i18n/server-messages.gen.ts';
import type { CompiledMessages } from '#kernel/compiled-messages.ts';
import type { ShopFiles } from '../shop-files.gen.ts';

export const vehicleLevels = ['manufacturer', 'year', 'model'] as const;
type Level = (typeof vehicleLevels)[number];

/** Messages with the name of a level, by what they say of it. */
const messages: Readonly<Record<Level, { name: string; choose: string; first?: string; loading?: string }>> =
  {
    manufacturer: {
      name: 'MODEL_SELECTOR_MANUFACTURER',
      choose: 'MODEL_SELECTOR_CHOOSE_MANUFACTURER',
      first: 'MODEL_SELECTOR_CHOOSE_MANUFACTURER_FIRST',
    },
    year: {
      name: 'MODEL_SELECTOR_YEAR',
      choose: 'MODEL_SELECTOR_CHOOSE_YEAR',
      first: 'MODEL_SELECTOR_CHOOSE_YEAR_FIRST',
      loading: 'MODEL_SELECTOR_LOADING_YEARS',
    },
    model: {
      name: 'MODEL_SELECTOR_MODEL',
      choose: 'MODEL_SELECTOR_CHOOSE_MODEL',
      loading: 'MODEL_SELECTOR_LOADING_MODELS',
    },
  };

/** Messages of pages in one language; none for a shop that calls the levels as the build does. */
export function levelTexts(levels: ShopFiles['shop']['vehicleLevels'], code: string): CompiledMessages {
  if (!levels || !isLocaleCode(code)) return {};
  const { formatMessage } = createShopIntl(code, serverMessages[code]);
  const said = vehicleLevels.flatMap((level): [string, string][] => {
    const name = levels[level]?.[code];
    if (name === undefined) return [];
    const values = { level: name.charAt(0).toLocaleLowerCase(code) + name.slice(1) };
    const { choose, first, loading } = messages[level];
    return [
      [messages[level].name, name],
      [choose, formatMessage({ id: 'VEHICLE_LEVEL_CHOOSE' }, values)],
      ...(first === undefined
        ? []
        : [[first, formatMessage({ id: 'VEHICLE_LEVEL_CHOOSE_FIRST' }, values)] as [string, string]]),
      ...(loading === undefined
        ? []
        : [[loading, formatMessage({ id: 'VEHICLE_LEVEL_LOADING' })] as [string, string]]),
    ];
  });
  return Object.fromEntries(said);
}
