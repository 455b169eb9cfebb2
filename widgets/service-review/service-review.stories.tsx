/** Every example of the widget service-review. */
import { widgetStory } from '#tests/support/widget-scene.tsx';
import badge from './examples/badge.json' with { type: 'json' };
import minimal from './examples/minimal.json' with { type: 'json' };
import widget from './index.ts';

export default { title: 'Widgets / Service review' };

const config = {
  serviceReviews: { script: 'https://static.reviews.example/widget.js?key=shop-1', key: 'shop-1' },
};

export const Badge = widgetStory(widget, badge, { config });
export const Minimal = widgetStory(widget, minimal, { config });
