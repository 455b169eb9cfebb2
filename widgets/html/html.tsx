/** Sanitised markup; its CSS reaches no further than its box, which nothing inside of it can leave. */
import type { WidgetProps } from '#engine/contract.ts';
import type { HtmlResolved } from '#engine/page-types.gen.ts';
import { useForeignScripts } from '#parts/third-party/use-foreign-scripts.ts';
import { observer } from 'mobx-react-lite';
import { useInsertionEffect, useMemo } from 'react';
import { adoptCss } from './adopt-css.ts';
import styles from './html.module.css';
import { ownCss } from './own-css.ts';

const none: readonly string[] = [];

export const Html = observer(function Html({ props }: WidgetProps<HtmlResolved>) {
  const { html, css, scripts = none, reserve } = props;
  useInsertionEffect(() => {
    const own = ownCss(css);
    if (own) adoptCss(own);
  }, [css]);
  useForeignScripts(useMemo(() => ({ scripts }), [scripts]));
  return (
    <div
      className={styles.html}
      style={reserve ? { minHeight: reserve } : undefined}
      data-css={ownCss(css)?.name}
      // With scripts the browser draws it again, and they may have changed it by then.
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
});
