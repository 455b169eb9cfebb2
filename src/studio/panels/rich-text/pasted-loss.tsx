/** Says what a text could not take of what was pasted, why, and what to do instead. */

import { useIntl } from 'react-intl';
import type { Loss } from './paste/clean-paste.ts';
import type { LostPicture } from './paste/reading.ts';
import styles from './rich-text.module.css';

const reasons = {
  document: 'RICH_PICTURES_DOCUMENT',
  device: 'RICH_PICTURES_DEVICE',
  website: 'RICH_PICTURES_WEBSITE',
  file: 'RICH_PICTURES_FILE',
} as const satisfies Record<LostPicture, string>;

const places = Object.keys(reasons) as LostPicture[];

export function PastedLoss({ loss: { pictures, elements } }: { loss: Loss }) {
  const { formatMessage } = useIntl();
  const sentences = places.flatMap(place => {
    const count = pictures.filter(picture => picture === place).length;
    return count > 0 ? [formatMessage({ id: reasons[place] }, { count })] : [];
  });
  if (sentences.length > 0) sentences.push(formatMessage({ id: 'RICH_PICTURES_INSTEAD' }));
  if (elements.length > 0)
    sentences.push(
      formatMessage({ id: 'RICH_LOST' }, { elements: elements.map(name => `<${name}>`).join(', ') }),
    );
  return <output className={styles.loss}>{sentences.join(' ')}</output>;
}
