/** Building blocks of widget migrations. */
import type { WidgetInstance } from './contract.ts';

type Props = Record<string, unknown>;

/** A copy with renamed keys in the same order. */
export const renameKeys = (props: Props, names: Readonly<Record<string, string>>): Props =>
  Object.fromEntries(Object.entries(props).map(([name, value]) => [names[name] ?? name, value]));

/** A migration step that renames top-level props: `renameProps({ oldName: 'newName' })`. */
export const renameProps =
  (names: Readonly<Record<string, string>>) =>
  (instance: WidgetInstance): WidgetInstance => ({ ...instance, props: renameKeys(instance.props, names) });
