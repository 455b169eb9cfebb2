/** A story of one example: the widget with the products of a small shop, made when the story opens. */
import type { AnyWidget, WidgetInstance } from '#engine/contract.ts';
import type { LocaleCode } from '#kernel/segment.ts';
import { sampleOptions } from '#tests/support/sample-api.ts';
import { widgetScene } from '#tests/support/widget-scene.tsx';
import { type ReactNode, Suspense, use } from 'react';

export function exampleStory(widget: AnyWidget, instance: WidgetInstance, locale: LocaleCode) {
  let scene: Promise<ReactNode> | undefined;
  const Shown = () =>
    use(
      (scene ??= widgetScene(widget, instance, { ...sampleOptions, locale }).catch((error: unknown) => (
        <p role="alert">{String(error)}</p>
      ))),
    );
  const Story = () => (
    <div lang={locale}>
      <Suspense fallback={null}>
        <Shown />
      </Suspense>
    </div>
  );
  return Story;
}
