/** Names of the widget types, for the labels in the frame; null until they are loaded. */
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { hasMessage } from '#i18n/create-intl.ts';
import { widgetNameKey } from '#page-form/widget-text.ts';

export function useLabels(): Readonly<Record<string, string>> | null {
  const intl = useIntl();
  const [labels, setLabels] = useState<Readonly<Record<string, string>> | null>(null);
  useEffect(() => {
    let isWanted = true;
    const nameOf = (type: string): string => {
      const id = widgetNameKey(type);
      return hasMessage(intl, id) ? intl.formatMessage({ id }) : type;
    };
    import('#registry/preview-catalogue.gen.ts').then(
      ({ catalogue }) => {
        if (isWanted)
          setLabels(Object.fromEntries(catalogue.widgets.map(({ type }) => [type, nameOf(type)])));
      },
      // Without names the types stand in the labels.
      () => isWanted && setLabels({}),
    );
    return () => {
      isWanted = false;
    };
  }, [intl]);
  return labels;
}
