/** Sanitised markup in two boxes: the CSS can select only the inner one, the outer one contains its layout. */

import { observer } from 'mobx-react-lite';
import { useInsertionEffect, useMemo } from 'react';
import { useThirdPartyScripts } from '#components/third-party/use-third-party-scripts.ts';
import type { WidgetProps } from '#engine/definition/contract.ts';
import type { HtmlResolved } from '#engine/page-types.gen.ts';
import { classNames } from '#ui/class-names.ts';
import styles from './html.module.css';
import type { OwnCss } from './own-css.ts';

/** Adds CSS to the document after a navigation. The content security policy would block a style element. */
const adopted = new Set<string>();

/** Adds each name once per document. */
function adoptCss({ name, rules }: OwnCss): void {
  if (adopted.has(name) || !('adoptedStyleSheets' in document)) return;
  adopted.add(name);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

const none: string[] = [];

export const Html = observer(function Html({
  props: { html, scripts = none, minHeight },
  data: own,
}: WidgetProps<HtmlResolved, OwnCss | undefined>) {
  useInsertionEffect(() => {
    if (own) adoptCss(own);
  }, [own]);
  useThirdPartyScripts(useMemo(() => ({ scripts }), [scripts]));
  return (
    <div
      className={classNames(styles.html, own && styles.contained)}
      style={minHeight ? { minHeight } : undefined}
    >
      <div
        data-css={own?.name}
        // With scripts the browser renders it again, and they may have changed the markup by then.
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: html }}
      />
    </div>
  );
});
