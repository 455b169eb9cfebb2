/** Translated help of a field: what it is for, or what leaving it empty means. */
import type { IntlShape } from 'react-intl';
import { hasMessage } from '#i18n/create-intl.ts';
import type { FieldPath } from './field.ts';

const upperSnake = (name: string): string =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .replaceAll('-', '_')
    .toUpperCase();

/**
 * Ids of the help of a field, the most specific first: `FORM_HELP_INFO__IMAGE` of the `image` in a group `info`,
 * `FORM_HELP_NOSTO_FEED__PLACEMENT` of a widget, `FORM_HELP_PLACEMENT` for all fields of that name.
 * @param owner type of the widget, or kind of the node
 */
export function helpKeys(path: FieldPath, owner: string): string[] {
  const names = path.filter(step => typeof step === 'string');
  const name = names.at(-1) ?? '';
  return [...new Set([names.at(-2), owner, ''])].flatMap(scope =>
    scope === undefined ? [] : [`FORM_HELP_${scope && `${upperSnake(scope)}__`}${upperSnake(name)}`],
  );
}

/** Undefined for a field whose label says it all. */
export function fieldHelp(path: FieldPath, owner: string, intl: IntlShape): string | undefined {
  const id = helpKeys(path, owner).find(key => hasMessage(intl, key));
  return id === undefined ? undefined : intl.formatMessage({ id });
}
