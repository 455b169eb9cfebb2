/** A widget's name in the editor's language, or its schema title. */
import type { IntlShape } from 'react-intl';
import { hasMessage } from '#i18n/create-intl.ts';
import type { WidgetSample } from '#engine/definition/preview-port.ts';

export const nameKey = (type: string): string => `PREVIEW_WIDGET_${type.replaceAll('-', '_').toUpperCase()}`;

export function widgetName({ type, schema }: WidgetSample, intl: IntlShape): string {
  const key = nameKey(type);
  if (hasMessage(intl, key)) return intl.formatMessage({ id: key });
  return typeof schema['title'] === 'string' ? schema['title'] : type;
}

/** An example's translated name, or its file name. */
export function exampleName(name: string, intl: IntlShape): string {
  const key = `PREVIEW_EXAMPLE_${name.replaceAll('-', '_').toUpperCase()}`;
  return hasMessage(intl, key) ? intl.formatMessage({ id: key }) : name;
}

export const widgetDescription = ({ schema }: WidgetSample): string =>
  typeof schema['description'] === 'string' ? withoutSource(schema['description']) : '';

/** Removes source references from a description, which are for developers. */
export const withoutSource = (text: string): string => text.replace(/ \((?:facts|spec|contract)[^)]*\)/g, '');
