/** A story of one example: the widget with the products of a small shop, made when the story opens. */

import { type ReactNode, Suspense, use } from 'react';
import type { AnyWidget, WidgetInstance } from '#engine/definition/contract.ts';
import type { LocaleCode } from '#kernel/segment.ts';
import { sampleOptions } from '#tests/support/samples/sample-api.ts';
import { aCart, aCheckout, aLine, answering } from '#tests/support/worlds/shopper-scene.tsx';
import type { SceneOptions } from '#tests/support/worlds/widget-scene.tsx';
import { widgetScene } from '#tests/support/worlds/widget-scene.tsx';

/** Two products, for the widgets that show the shopper's own cart. */
const cart = aCart([
  aLine({ quantity: 2, product: { ...aLine().product, image: 'winch-plate-yellow-0.jpg' } }),
  aLine({
    id: 'line-2',
    skuId: 12,
    product: {
      ...aLine().product,
      productId: 2,
      name: 'Talvirengas 25x8-12',
      image: 'winter-tyre-orange-0.jpg',
    },
  }),
]);
const options: SceneOptions = {
  ...sampleOptions,
  api: {
    ...sampleOptions.api,
    checkout: { ...sampleOptions.api?.checkout, update: answering(aCheckout(cart)) },
  },
  withStores: stores => stores.cart.take(cart),
};

export function exampleStory(widget: AnyWidget, instance: WidgetInstance, locale: LocaleCode) {
  let scene: Promise<ReactNode> | undefined;
  const Shown = () =>
    use(
      (scene ??= widgetScene(widget, instance, { ...options, locale }).catch((error: unknown) => (
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
