/** What a kind of widget is called, and what it does. */
import type { IntlShape } from 'react-intl';
import { hasMessage } from '#i18n/create-intl.ts';

const snake = (type: string): string => type.replaceAll('-', '_').toUpperCase();

/** `product-list` → `PREVIEW_WIDGET_PRODUCT_LIST`. */
export const widgetNameKey = (type: string): string => `PREVIEW_WIDGET_${snake(type)}`;

/** `product-list` → `PREVIEW_ABOUT_PRODUCT_LIST`. */
export const widgetAboutKey = (type: string): string => `PREVIEW_ABOUT_${snake(type)}`;

/** Empty for a widget without a translated description: the one of its schema is English, and for developers. */
export function widgetAbout(type: string, intl: IntlShape): string {
  const id = widgetAboutKey(type);
  return hasMessage(intl, id) ? intl.formatMessage({ id }) : '';
}
