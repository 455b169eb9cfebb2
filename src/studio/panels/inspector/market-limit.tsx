/** Why a person who is limited to markets cannot change what is selected. */
import { useIntl } from 'react-intl';
import { useStudio } from '../../parts/context/studio-context.ts';
import { marketLimitText } from '../../parts/texts/market-names.ts';

export function MarketLimit() {
  const intl = useIntl();
  return marketLimitText(useStudio().session, intl);
}
