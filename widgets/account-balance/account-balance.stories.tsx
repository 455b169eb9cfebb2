/** An account with a balance; the sample account has none. */
import { widgetStory } from '#tests/support/worlds/widget-scene.tsx';
import minimal from './examples/minimal.json' with { type: 'json' };
import widget from './index.ts';

export default { title: 'Widgets / Account balance' };

const balances = [{ currency: 'EUR', amount: 12.5, amountFormatted: '12,50 €' }];

export const Credit = widgetStory(widget, minimal, {
  api: { account: { get: () => Promise.resolve({ balances } as never) } },
});
