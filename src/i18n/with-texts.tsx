/** For a widget on a page that has started with the shell's texts: its own came with its code. */
import type { ComponentType } from 'react';
import type { Texts } from './create-texts.ts';
import { TextsProvider, useTexts } from './texts-provider.tsx';

/** The view among these texts, unless the page has all of them by then. */
export function withTexts<Props extends object>(
  View: ComponentType<Props>,
  texts: Texts,
): ComponentType<Props> {
  return function Worded(props) {
    const around = useTexts();
    return (
      <TextsProvider texts={around.isWhole ? around : texts}>
        <View {...props} />
      </TextsProvider>
    );
  };
}
