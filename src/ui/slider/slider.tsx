/** A rail that scrolls horizontally and snaps, without scripts; the links in its items are the tab stops. */
import type { CSSProperties, ReactNode, Ref, UIEventHandler } from 'react';
import { classNames } from '../class-names.ts';
import styles from './slider.module.css';

export interface SliderItem {
  key: string | number;
  content: ReactNode;
  hidden?: boolean;
}

export interface SliderProps {
  /** Accessible name of the rail; usually the heading above it. */
  label: string;
  items?: readonly SliderItem[];
  /** A `SliderList`, in place of `items`. */
  children?: ReactNode;
  /** Number of visible items on phones, tablets and desktops; a fraction shows part of the next one. */
  inSight?: readonly [phone: number, tablet: number, computer: number];
  className?: string | undefined;
  ref?: Ref<HTMLDivElement>;
  onScroll?: UIEventHandler<HTMLElement> | undefined;
}

export const SliderList = ({ items }: { items: readonly SliderItem[] }) => (
  <ul className={styles.rail}>
    {items.map(item => (
      // Scripts may hide an item before hydration.
      <li key={item.key} hidden={item.hidden} suppressHydrationWarning>
        {item.content}
      </li>
    ))}
  </ul>
);

export function Slider({
  label,
  items = [],
  children = <SliderList items={items} />,
  inSight = [1.6, 2.6, 4],
  className,
  ref,
  onScroll,
}: SliderProps) {
  const [phone, tablet, computer] = inSight;
  const counts = { '--phone': phone, '--tablet': tablet, '--computer': computer } as CSSProperties;
  return (
    // Not a landmark: it often lies in a section of the same name.
    <div
      ref={ref}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- A fieldset is as wide as its content.
      role="group"
      aria-label={label}
      className={classNames(styles.slider, className)}
      style={counts}
      onScroll={onScroll}
    >
      {children}
    </div>
  );
}
