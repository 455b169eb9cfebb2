/** Reserves the space of loading content; silent, because the region around it announces loading. */
import { classNames } from './class-names.ts';
import styles from './skeleton.module.css';

export interface SkeletonProps {
  /** CSS lengths; default 100 % by 1.4em. */
  width?: string;
  height?: string;
  /** Height divided by width, instead of a height, for images. */
  ratio?: number;
  className?: string | undefined;
}

export function Skeleton({ width = '100%', height = '1.4em', ratio, className }: SkeletonProps) {
  const room = ratio === undefined ? { width, height } : { width, aspectRatio: String(1 / ratio) };
  return <span className={classNames(styles.skeleton, className)} style={room} aria-hidden="true" />;
}
