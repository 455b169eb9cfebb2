/** The form of a widget in the content system: name, configuration and pictures, in one language. */

import { isRecord } from '#kernel/is-record.ts';
import type { LocaleCode } from '#kernel/segment.ts';
import type { CmsImage, WidgetInstance } from '../definition/contract.ts';
import { applyDefaults } from '../definition/field-paths.ts';
import type { WidgetFields } from '../definition/widget-fields.ts';
import { ownProps } from './own-props.ts';

type Props = Record<string, unknown>;

/** How a widget is written for the content system and read from it; generated for each widget with `to-cms.ts`. */
export interface CmsWidget {
  type: string;
  /** Its name there: `Product list`. */
  name: string;
  version: number;
  fields: WidgetFields;
  fromCms(configuration: Props, images: readonly CmsImage[], locale: LocaleCode): Props | null;
  /** Resolved props in one language. Keys that it does not write are added by `writeCms`. */
  toCms(props: Props): Props;
  /** Index 0 migrates v1 to v2. */
  migrations: readonly ((instance: WidgetInstance) => WidgetInstance)[];
}

const withDefaults = (props: Props, { defaults }: WidgetFields): Props => applyDefaults(props, defaults);

/** Pictures that the props name, without duplicates, with their sizes where the props have them. */
export function picturesOf(props: Props, { image: paths = [] }: WidgetFields): CmsImage[] {
  const found = new Map<string, CmsImage>();
  const add = (fileName: unknown, width: unknown, height: unknown): void => {
    if (typeof fileName === 'string' && fileName !== '' && !found.has(fileName))
      found.set(fileName, { fileName, width: Number(width) || 0, height: Number(height) || 0 });
  };
  const visit = (value: unknown, keys: readonly string[]): void => {
    const [key, ...rest] = keys;
    if (key === '*') for (const item of Array.isArray(value) ? value : []) visit(item, rest);
    else if (key !== undefined) visit(isRecord(value) ? value[key] : undefined, rest);
    else if (isRecord(value)) {
      add(value.file, value.width, value.height);
      add(value.phoneFile, value.phoneWidth, value.phoneHeight);
    }
  };
  for (const path of paths) visit(props, path.split('.'));
  return [...found.values()];
}

/** The configuration from which `readCms` gets the same props. */
export function writeCms(widget: CmsWidget, props: Props, locale: LocaleCode): Props {
  const { name, version, fields } = widget;
  const wanted = withDefaults(props, fields);
  const configuration = { active: true, name, ...widget.toCms(wanted) };
  const read = widget.fromCms(configuration, picturesOf(wanted, fields), locale);
  const own = ownProps(wanted, withDefaults(read ?? {}, fields));
  return own ? { ...configuration, own: { v: version, ...own } } : configuration;
}
