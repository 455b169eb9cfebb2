/** A widget's name in the editor's language, or its schema title. */
import type { IntlShape } from 'react-intl';
import type { WidgetSample } from '#engine/definition/preview-port.ts';
import { hasMessage } from '#i18n/create-intl.ts';
import { widgetNameKey } from '#page-form/widget-text.ts';

export function widgetName({ type, schema }: WidgetSample, intl: IntlShape): string {
  const key = widgetNameKey(type);
  if (hasMessage(intl, key)) return intl.formatMessage({ id: key });
  return typeof schema['title'] === 'string' ? schema['title'] : type;
}

/** An example's translated name, or its file name. */
export function exampleName(name: string, intl: IntlShape): string {
  const key = `PREVIEW_EXAMPLE_${name.replaceAll('-', '_').toUpperCase()}`;
  return hasMessage(intl, key) ? intl.formatMessage({ id: key }) : name;
}
