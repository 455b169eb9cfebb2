/** A radio or checkbox that looks like a button: the native control lies over its words. */
import type { ComponentProps } from 'react';
import { classNames } from '#ui/class-names.ts';
import styles from './pill.module.css';

interface Props extends Omit<ComponentProps<'input'>, 'className'> {
  type: 'radio' | 'checkbox';
  /** As high as the other controls of a form, with their corners. */
  isControl?: boolean;
}

export const Pill = ({ children, isControl = false, ...input }: Props) => (
  <label className={classNames(styles.pill, isControl && styles.control)}>
    <input {...input} />
    <span>{children}</span>
  </label>
);
