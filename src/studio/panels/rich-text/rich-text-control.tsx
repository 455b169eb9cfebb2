/** Text with headings, lists and links. Its editor is fetched with the first such field. */

import { lazy, Suspense } from 'react';
import type { RichTextProps } from '#page-form/control-props.ts';
import styles from './rich-text.module.css';

const RichTextEditor = lazy(() => import('./rich-text-editor.tsx'));

export function RichTextControl(props: RichTextProps) {
  return (
    <Suspense fallback={<div className={styles.waiting} />}>
      <RichTextEditor {...props} />
    </Suspense>
  );
}
