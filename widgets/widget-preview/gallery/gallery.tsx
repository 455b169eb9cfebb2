/** The tool: the list of widgets on one side, the workbench beside it. */

import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '#ui/button.tsx';
import type { ToolProps } from '../tool-props.ts';
import styles from './gallery.module.css';
import { useChoice } from './use-choice.ts';
import { contextOf, type Width } from './view-context.ts';
import { WidgetList } from './widget-list.tsx';
import { Workbench } from './workbench.tsx';

export function WidgetGallery({ port, page }: ToolProps) {
  const { formatMessage } = useIntl();
  const { choice, choose, paste } = useChoice(port.catalogue);
  const [context, setContext] = useState(() => contextOf(page));
  const [width, setWidth] = useState<Width>(() => (innerWidth < 1024 ? 360 : 1024));
  const [isListOpen, setListOpen] = useState(false);
  if (!choice) return null;
  return (
    <div className={styles.gallery}>
      <header className={styles.top}>
        <p className={styles.brand}>{formatMessage({ id: 'WIDGET_PREVIEW_TITLE' })}</p>
        <Button
          size="s"
          variant="secondary"
          className={styles.opener}
          aria-expanded={isListOpen}
          onClick={() => setListOpen(!isListOpen)}
        >
          {formatMessage({ id: 'PREVIEW_ALL' })}
        </Button>
      </header>
      <div className={styles.side} data-open={isListOpen ? '' : undefined}>
        <WidgetList
          catalogue={port.catalogue}
          chosen={choice.sample.type}
          onChoose={type => {
            choose(type);
            setListOpen(false);
          }}
        />
      </div>
      <Workbench
        port={port}
        choice={choice}
        onExample={name => choose(choice.sample.type, name)}
        onPaste={paste}
        context={context}
        onContext={setContext}
        width={width}
        onWidth={setWidth}
      />
    </div>
  );
}
