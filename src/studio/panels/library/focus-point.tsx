/** The point of a picture that every crop keeps: set by pointer or arrow keys. */

import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { useIntl } from 'react-intl';
import type { StudioMessageId } from '#i18n/message-ids.gen.ts';
import { anyCrops, type Crop, Crops, type PictureOf } from './crops.tsx';
import styles from './library.module.css';
import type { Focus } from './picture-value.ts';

/** Shares of width and height. */
const steps: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-0.01, 0],
  ArrowRight: [0.01, 0],
  ArrowUp: [0, -0.01],
  ArrowDown: [0, 0.01],
};
const inside = (share: number): number => Math.round(Math.min(1, Math.max(0, share)) * 100) / 100;

/** Null for a key that does not move it. @param isFar ten times as far. */
export function movedFocus({ x, y }: Focus, key: string, isFar: boolean): Focus | null {
  const step = steps[key];
  if (!step) return null;
  const times = isFar ? 10 : 1;
  return { x: inside(x + step[0] * times), y: inside(y + step[1] * times) };
}

const names = { all: 'MEDIA_FOCUS', phone: 'MEDIA_FOCUS_PHONE' } as const satisfies Record<
  PictureOf,
  StudioMessageId
>;

interface Props {
  src: string;
  of?: PictureOf;
  focus: Focus;
  /** How the shop shows the picture; none: all of it, so that there is no point to set; absent: the shapes of all places. */
  crops?: readonly Crop[];
  onChange: (focus: Focus) => void;
}

export function FocusPoint({ src, of = 'all', focus, crops = anyCrops, onChange }: Props) {
  const { formatMessage, formatNumber } = useIntl();
  /** While the pointer is down. */
  const [dragged, setDragged] = useState<Focus | null>(null);
  const shown = dragged ?? focus;
  const percent = (share: number) => formatNumber(share, { style: 'percent' });

  const pointAt = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>): Focus => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    return { x: inside((clientX - left) / (width || 1)), y: inside((clientY - top) / (height || 1)) };
  };
  const onKey = (event: KeyboardEvent) => {
    const next = movedFocus(focus, event.key, event.shiftKey);
    if (!next) return;
    event.preventDefault();
    onChange(next);
  };
  if (crops.length === 0) return <img className={styles.whole} src={src} alt="" />;
  return (
    <div className={styles.focus}>
      <button
        type="button"
        className={styles.focusArea}
        aria-label={formatMessage({ id: names[of] }, { x: percent(shown.x), y: percent(shown.y) })}
        onKeyDown={onKey}
        onPointerDown={event => {
          event.currentTarget.setPointerCapture(event.pointerId);
          setDragged(pointAt(event));
        }}
        onPointerMove={event => dragged && setDragged(pointAt(event))}
        onPointerUp={event => {
          setDragged(null);
          onChange(pointAt(event));
        }}
        onPointerCancel={() => setDragged(null)}
      >
        <img src={src} alt="" draggable={false} />
        <span
          className={styles.focusMark}
          style={{ left: `${shown.x * 100}%`, top: `${shown.y * 100}%` }}
          aria-hidden="true"
        />
      </button>
      <p className={styles.hint}>{formatMessage({ id: 'MEDIA_FOCUS_HELP' })}</p>
      <Crops {...{ src, of, crops }} focus={shown} />
    </div>
  );
}
