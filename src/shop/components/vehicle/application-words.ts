/** How a part is used on a vehicle, in words (R-VEHICLE-24). */
import type { IntlShape } from 'react-intl';
import type { MessageId } from '#i18n/message-ids.gen.ts';
import type { ApplicationPosition, PartUse } from '#kernel/vehicle/application.ts';

const positions: Readonly<Record<ApplicationPosition, MessageId>> = {
  front: 'APPLICATION_FRONT',
  rear: 'APPLICATION_REAR',
  left: 'APPLICATION_LEFT',
  right: 'APPLICATION_RIGHT',
  'front left': 'APPLICATION_FRONT_LEFT',
  'front right': 'APPLICATION_FRONT_RIGHT',
  'rear left': 'APPLICATION_REAR_LEFT',
  'rear right': 'APPLICATION_REAR_RIGHT',
};

type FormatMessage = IntlShape['formatMessage'];

/** `Front`, `2 pieces` and what limits it. */
export const partsOfUse = (
  formatMessage: FormatMessage,
  { position, quantity, qualifier }: PartUse,
): string[] =>
  [
    position ? formatMessage({ id: positions[position] }) : '',
    quantity === null ? '' : formatMessage({ id: 'APPLICATION_PIECES' }, { count: quantity }),
    qualifier,
  ].filter(Boolean);

const inSentence = (text: string): string => text.slice(0, 1).toLocaleLowerCase() + text.slice(1);

/** Behind a verdict: ` · front, 2 pieces; rear, 4 pieces`; empty where nothing is said. */
export const usesText = (formatMessage: FormatMessage, uses: readonly PartUse[]): string =>
  uses.length === 0
    ? ''
    : ` · ${uses.map(use => inSentence(partsOfUse(formatMessage, use).join(', '))).join('; ')}`;
