/** What is chosen, in the visitor's words. */
import { useTexts } from '#i18n/texts-provider.tsx';
import { type ChosenThing, chosenThings } from './filters/chosen.ts';
import type { ListScene } from '../list-scene.ts';

export function useChosen({ list, choices, hrefOf }: ListScene): ChosenThing[] {
  const { t } = useTexts();
  return chosenThings(choices, {
    groups: list.facets?.groups ?? [],
    hrefOf,
    rangeLabel: (from, to) => {
      const range =
        to === undefined
          ? `${t('FILTER_PRICE_FROM')} ${from}`
          : from === undefined
            ? `${t('FILTER_PRICE_TO')} ${to}`
            : `${from}–${to}`;
      return `${t('FILTER_LABEL_PRICE')}: ${range}`;
    },
  });
}
