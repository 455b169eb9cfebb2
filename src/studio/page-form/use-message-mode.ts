/** Switches a text between its own words and a message of the shop; the other one is remembered. */

import { useIntl } from 'react-intl';
import { requiredLocales } from '#i18n/required-locales.ts';
import { isRecord } from '#kernel/is-record.ts';
import type { ControlProps } from './control-props.ts';
import { nameOf } from './field.ts';
import { useMemory } from './form-context.ts';
import type { Mode } from './modes.tsx';

export const emptyTexts = () => Object.fromEntries(requiredLocales.map(code => [code, '']));

export function useMessageMode({ path, label, required, value, onChange }: ControlProps): Mode {
  const { formatMessage } = useIntl();
  const { recall, remember } = useMemory(nameOf(path));
  const isMessage = isRecord(value) && '$t' in value;
  return {
    label: formatMessage({ id: 'PREVIEW_USE_MESSAGE' }),
    of: label,
    isOn: isMessage,
    back: formatMessage({ id: 'PREVIEW_OWN_TEXT' }),
    toggle() {
      remember(isMessage ? 'message' : 'texts', value);
      onChange(
        isMessage
          ? (recall('texts') ?? (required ? emptyTexts() : undefined))
          : (recall('message') ?? { $t: '' }),
      );
    },
  };
}
