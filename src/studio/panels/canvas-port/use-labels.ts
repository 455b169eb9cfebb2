/** Names of the widget types, rows and areas, for the labels in the frame; null until they are loaded. */
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { hasMessage } from '#i18n/create-intl.ts';
import { widgetNameKey } from '#page-form/widget-text.ts';
import { kindLabel } from '#studio-api/canvas.ts';

export function useLabels(): Readonly<Record<string, string>> | null {
  const intl = useIntl();
  const [labels, setLabels] = useState<Readonly<Record<string, string>> | null>(null);
  useEffect(() => {
    let isWanted = true;
    const typeName = ({ type }: { type: string }): [string, string] => {
      const id = widgetNameKey(type);
      return [type, hasMessage(intl, id) ? intl.formatMessage({ id }) : type];
    };
    const kinds: [string, string][] = [
      [kindLabel('container'), intl.formatMessage({ id: 'OUTLINE_ROW' })],
      [kindLabel('area'), intl.formatMessage({ id: 'OUTLINE_AREA' })],
    ];
    import('#registry/preview-catalogue.gen.ts').then(
      ({ catalogue }) => {
        if (isWanted) setLabels(Object.fromEntries([...kinds, ...catalogue.widgets.map(typeName)]));
      },
      // Without names the types stand in the labels.
      () => isWanted && setLabels(Object.fromEntries(kinds)),
    );
    return () => {
      isWanted = false;
    };
  }, [intl]);
  return labels;
}
