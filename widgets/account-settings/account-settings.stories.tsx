/** Every example of the widget account-settings. */
import { widgetStory } from '#tests/support/widget-scene.tsx';
import minimal from './examples/minimal.json' with { type: 'json' };
import widget from './index.ts';
import { anAccount } from './sample-account.ts';

export default { title: 'Widgets / Account settings' };

export const Minimal = widgetStory(widget, minimal, {
  api: { account: { get: () => Promise.resolve(anAccount()), update: () => Promise.resolve(anAccount()) } },
});
