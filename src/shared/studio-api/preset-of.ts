/** How a new widget begins. */
import type { WidgetInstance } from '#engine/definition/contract.ts';
import type { WidgetSample } from '#engine/definition/preview-port.ts';

/** The example that a new widget of the type is a copy of: its smallest one. Undefined for a widget without examples. */
export function presetOf({ examples }: Pick<WidgetSample, 'examples'>): WidgetInstance | undefined {
  const [first] = [...examples].sort((a, b) => Number(b.name === 'minimal') - Number(a.name === 'minimal'));
  return first?.instance;
}

export interface Preset {
  /** Of the example. */
  name: string;
  instance: WidgetInstance;
}

/** Further ways in which a new widget of the type may begin: the examples that its schema names in `x-presets`, in this order. */
export function presetsOf({ schema, examples }: Pick<WidgetSample, 'schema' | 'examples'>): Preset[] {
  const names: unknown = schema['x-presets'];
  if (!Array.isArray(names)) return [];
  return names.flatMap(name => examples.find(example => example.name === name) ?? []);
}
