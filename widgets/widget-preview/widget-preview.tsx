/** Waits for the tool's code, which no page of the shop carries; inside the frame it is the stage instead. */
import type { PageContext, WidgetProps } from '#engine/contract.ts';
import type { WidgetPreviewResolved } from '#engine/page-types.gen.ts';
import type { PreviewPort } from '#engine/preview-port.ts';
import { EngineContext } from '#engine/view/engine-context.ts';
import { useTexts } from '#i18n/texts-provider.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { type ComponentType, use, useEffect, useState } from 'react';
import styles from './widget-preview.module.css';

export interface ToolProps {
  port: PreviewPort;
  page: PageContext;
}

interface Ready {
  Tool: ComponentType<ToolProps>;
  port: PreviewPort;
}

export function WidgetPreview({ page }: WidgetProps<WidgetPreviewResolved>) {
  const { t } = useTexts();
  const engine = use(EngineContext);
  const [ready, setReady] = useState<Ready | null>(null);
  const isFrame = page.query['frame'] !== undefined;

  useEffect(() => {
    if (!engine?.preview) return;
    const tool = isFrame
      ? import('./frame/stage.tsx').then(({ Stage }) => Stage)
      : import('./gallery/gallery.tsx').then(({ Gallery }) => Gallery);
    Promise.all([tool, engine.preview()]).then(
      ([Tool, port]) => setReady({ Tool, port }),
      (error: unknown) => engine.report('PREVIEW001', 'The preview could not be fetched', { error }),
    );
  }, [engine, isFrame]);

  if (ready) return <ready.Tool port={ready.port} page={page} />;
  return (
    <div className={styles.waiting}>
      {isFrame ? null : <h1 className={styles.title}>{t('PREVIEW_TITLE')}</h1>}
      <Spinner />
    </div>
  );
}
