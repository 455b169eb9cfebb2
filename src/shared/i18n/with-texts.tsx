/** For widgets of a page that has started with the messages of its shell: provides the widget's own messages. */
import type { ComponentType } from 'react';
import { type IntlShape, RawIntlProvider, useIntl } from 'react-intl';
import { isComplete } from './create-intl.ts';

/** Wraps the view in a provider with these messages, unless the page has all messages by then. */
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
