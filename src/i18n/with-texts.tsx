/** For a widget on a page that has started with the messages of its shell: its own come with its code. */
import type { ComponentType } from 'react';
import { isComplete } from './create-intl.ts';
import type { Texts } from './create-texts.ts';
import { TextsProvider, useTexts } from './texts-provider.tsx';

/** The view among these messages, unless the page has all of them by then. */
export function withTexts<Props extends object>(
  View: ComponentType<Props>,
  texts: Texts,
): ComponentType<Props> {
  return function WithTexts(props) {
    const around = useTexts();
    return (
      <TextsProvider texts={isComplete(around.intl) ? around : texts}>
        <View {...props} />
      </TextsProvider>
    );
  };
}
