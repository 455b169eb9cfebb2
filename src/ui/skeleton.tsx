/** Holds the room of something that is on its way; silent, since the region around it says so. */
import { classNames } from './class-names.ts';
import styles from './skeleton.module.css';

export interface SkeletonProps {
  /** CSS lengths; 100 % by 1.4em unless told. */
  width?: string;
  height?: string;
  /** Height divided by width, in place of a height, for pictures. */
  ratio?: number;
  className?: string | undefined;
}

export function Skeleton({ width = '100%', height = '1.4em', ratio, className }: SkeletonProps) {
  const room = ratio === undefined ? { width, height } : { width, aspectRatio: String(1 / ratio) };
  return <span className={classNames(styles.skeleton, className)} style={room} aria-hidden="true" />;
}
