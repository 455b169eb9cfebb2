/** Loads the tool's code, which is in no shop bundle; inside the frame it loads the stage instead. */

import { type ComponentType, use, useEffect, useState } from 'react';
import { type IntlShape, RawIntlProvider, useIntl } from 'react-intl';
import type { WidgetProps } from '#engine/definition/contract.ts';
import type { WidgetPreviewResolved } from '#engine/page-types.gen.ts';
import { EngineContext, type LivePreview } from '#engine/view/engine-context.ts';
import { useLocale } from '#i18n/use-locale.ts';
import { Spinner } from '#ui/spinner.tsx';
import type { ToolProps } from './tool-props.ts';
import styles from './widget-preview.module.css';

interface Ready {
  Tool: ComponentType<ToolProps>;
  port: LivePreview;
  intl: IntlShape;
}

export function WidgetPreview({ page }: WidgetProps<WidgetPreviewResolved>) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const engine = use(EngineContext);
  const [ready, setReady] = useState<Ready | null>(null);
  const isFrame = page.query['frame'] !== undefined;

  useEffect(() => {
    if (!engine?.preview) return;
    const tool = isFrame
      ? import('./frame/stage.tsx').then(({ Stage }) => Stage)
      : import('./gallery/gallery.tsx').then(({ WidgetGallery: Gallery }) => Gallery);
    // The tool's messages are loaded with it, so that shop pages do not contain them.
    const intl = import('#i18n/load-messages.ts').then(({ loadToolIntl }) => loadToolIntl(locale.code));
    Promise.all([tool, engine.preview(), intl]).then(
      ([Tool, port, words]) => setReady({ Tool, port, intl: words }),
      (error: unknown) => engine.report('PREVIEW001', 'The preview could not be fetched', { error }),
    );
  }, [engine, isFrame, locale]);

  if (ready)
    return (
      <RawIntlProvider value={ready.intl}>
        <ready.Tool port={ready.port} page={page} />
      </RawIntlProvider>
    );
  return (
    <div className={styles.waiting}>
      {isFrame ? null : <h1 className={styles.title}>{formatMessage({ id: 'WIDGET_PREVIEW_TITLE' })}</h1>}
      <Spinner />
    </div>
  );
}
