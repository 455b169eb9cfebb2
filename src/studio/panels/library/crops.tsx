/** The picture as the shop crops it: in the place where it stands, or in the shapes of all places. */

import { useIntl } from 'react-intl';
import {
  type PicturePlace,
  placeScreens,
  shapeRatio,
  shownRatio,
} from '#engine/definition/picture-places.ts';
import type { StudioMessageId } from '#i18n/message-ids.gen.ts';
import styles from './library.module.css';
import type { Focus } from './picture-value.ts';

export interface Crop {
  name: string;
  /** Height divided by width. */
  ratio: number;
}

/** Of a picture that no place is known for. */
const anyShapes = ['1:1', '4:3', '3:1', '9:16'] as const;
export const anyCrops: readonly Crop[] = anyShapes.map(name => ({ name, ratio: shapeRatio(name) }));

const screenNames = {
  desktop: 'MEDIA_CROP_DESKTOP',
  tablet: 'MEDIA_CROP_TABLET',
  phone: 'MEDIA_CROP_PHONE',
} as const satisfies Record<(typeof placeScreens)[number], StudioMessageId>;

/**
 * What each screen shows of the picture; empty where the place shows all of it.
 * @param ratio height divided by width of the picture
 */
export const cropsOf = (
  ratio: number,
  place: PicturePlace | undefined,
  nameOf: (id: StudioMessageId) => string,
): Crop[] =>
  placeScreens.flatMap(screen =>
    place?.[screen] === undefined
      ? []
      : [{ name: nameOf(screenNames[screen]), ratio: shownRatio(ratio, place[screen]) }],
  );

/** Which of two pictures a field shows: the one of all screens, or that of phones alone. */
export type PictureOf = 'all' | 'phone';

const names = { all: 'MEDIA_CROPS', phone: 'MEDIA_CROPS_PHONE' } as const satisfies Record<
  PictureOf,
  StudioMessageId
>;

interface Props {
  src: string;
  of: PictureOf;
  focus: Focus;
  crops: readonly Crop[];
}

export function Crops({ src, of, focus, crops }: Props) {
  const { formatMessage } = useIntl();
  return (
    <ul className={styles.crops} aria-label={formatMessage({ id: names[of] })}>
      {crops.map(({ name, ratio }) => (
        <li key={name}>
          <img
            className={styles.crop}
            src={src}
            alt=""
            style={{
              aspectRatio: 1 / ratio,
              objectPosition: `${focus.x * 100}% ${focus.y * 100}%`,
            }}
          />
          <span className={styles.hint}>{name}</span>
        </li>
      ))}
    </ul>
  );
}
