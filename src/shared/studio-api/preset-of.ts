/** How a new widget begins. */
import type { WidgetInstance } from '#engine/definition/contract.ts';
import type { WidgetSample } from '#engine/definition/preview-port.ts';

/** The example that a new widget of the type is a copy of: its smallest one. Undefined for a widget without examples. */
export function presetOf({ examples }: Pick<WidgetSample, 'examples'>): WidgetInstance | undefined {
  const [first] = [...examples].sort((a, b) => Number(b.name === 'minimal') - Number(a.name === 'minimal'));
  return first?.instance;
}
