/** Version 2 names the props as other page editors do, those of the items included. */
import type { WidgetInstance } from '#engine/definition/contract.ts';
import { renameKeys, renameProps } from '#engine/definition/rename-props.ts';
import { isRecord } from '#kernel/is-record.ts';

const renameOwn = renameProps({ heading: 'title', align: 'alignment', button: 'buttonLabel' });

export function migrate(instance: WidgetInstance): WidgetInstance {
  const { props, ...rest } = renameOwn(instance);
  const { items } = props;
  if (!Array.isArray(items)) return { ...rest, props };
  const renamed = items.map((item: unknown) =>
    isRecord(item) ? renameKeys(item, { button: 'buttonLabel' }) : item,
  );
  return { ...rest, props: { ...props, items: renamed } };
}
