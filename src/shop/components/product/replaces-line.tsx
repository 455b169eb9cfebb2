/** Why a search for the number of another maker found a product: `Replaces Norrcross 64718-HN6-153`. */
import { useIntl } from 'react-intl';
import type { ReplacedNumber } from '#api/catalogue/search-hints.ts';

export function ReplacesLine({ replaces: { maker, number } }: { replaces: ReplacedNumber }) {
  const { formatMessage } = useIntl();
  // A number is read as a whole, so that no line breaks in it.
  return formatMessage(
    { id: 'PRODUCT_REPLACES_NUMBER' },
    { maker, number: <bdi key="number">{number}</bdi> },
  );
}
