/** A widget's name in the editor's language, or its schema title. */
import { hasMessage } from '#i18n/create-intl.ts';
import type { WidgetSample } from '#engine/preview-port.ts';
import type { Texts } from '#i18n/create-texts.ts';

export const nameKey = (type: string): string => `PREVIEW_WIDGET_${type.replaceAll('-', '_').toUpperCase()}`;

export function widgetName({ type, schema }: WidgetSample, texts: Texts): string {
  const key = nameKey(type);
  if (hasMessage(texts.intl, key)) return texts.t(key);
  return typeof schema['title'] === 'string' ? schema['title'] : type;
}

/** An example's translated name, or its file name. */
export function exampleName(name: string, texts: Texts): string {
  const key = `PREVIEW_EXAMPLE_${name.replaceAll('-', '_').toUpperCase()}`;
  return hasMessage(texts.intl, key) ? texts.t(key) : name;
}

export const describe = ({ schema }: WidgetSample): string =>
  typeof schema['description'] === 'string' ? withoutSource(schema['description']) : '';

/** Removes source references from a description, which are for developers. */
export const withoutSource = (text: string): string => text.replace(/ \((?:facts|spec|contract)[^)]*\)/g, '');
