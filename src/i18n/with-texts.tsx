/** For a widget on a page that has started with the messages of its shell: its own come with its code. */
import type { ComponentType } from 'react';
import { type IntlShape, RawIntlProvider, useIntl } from 'react-intl';
import { isComplete } from './create-intl.ts';

/** The view among these messages, unless the page has all of them by then. */
export function withTexts<Props extends object>(
  View: ComponentType<Props>,
  messages: IntlShape,
): ComponentType<Props> {
  return function WithTexts(props) {
    const around = useIntl();
    return (
      <RawIntlProvider value={isComplete(around) ? around : messages}>
        <View {...props} />
      </RawIntlProvider>
    );
  };
}
