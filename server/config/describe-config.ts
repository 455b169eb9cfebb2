/** The table of docs/settings.md, made from the settings themselves. */
import { settings } from './setting.ts';
import type { Setting } from './setting-shapes.ts';

const cell = (text: string) => text.replaceAll('|', '\\|');

function defaultOf({ shape, shown }: Setting): string {
  if (shown !== undefined) return shown;
  const checked = shape.safeParse(undefined);
  const value = checked.success ? checked.data : undefined;
  if (value === undefined || (Array.isArray(value) && value.length === 0)) return '';
  return `\`${String(value)}\``;
}

/** Markdown: variable, key in the file, default, meaning. */
export function configTable(): string {
  const rows = Object.entries<Setting>(settings).map(
    ([name, setting]) =>
      `| \`${setting.env}\` | \`${name}\` | ${cell(defaultOf(setting))} | ${cell(setting.about)} |`,
  );
  const first =
    '| `CONFIG_FILE` | | `config/shop.json` | JSON file with the keys of the second column; the environment wins over it. |';
  return ['| variable | in the file | default | meaning |', '|---|---|---|---|', first, ...rows, ''].join(
    '\n',
  );
}
