/** The newsletter form in the footer, rendered by the newsletter widget; it keeps its state across navigation. */
import type { ResolvedWidget } from '#engine/definition/resolved-page.ts';
import { EngineContext, useEngine } from '#engine/view/engine-context.ts';
import { WidgetFrame } from '#engine/view/widget-frame.tsx';
import { Container } from '#ui/container.tsx';
import { useState } from 'react';
import { useApp } from '../../context/app-context.ts';
import { useInfoLinks } from '../common/use-info-links.ts';
import styles from './site-footer.module.css';

export function FooterNewsletter() {
  const { page, hasPage, pathTo } = useApp();
  const { privacy } = useInfoLinks();
  const [engine] = useState(useEngine());
  const [widget] = useState<ResolvedWidget>(() => ({
    id: 'footer-newsletter',
    type: 'newsletter',
    props: { privacyHref: privacy, ...(hasPage('newsletter') ? { formHref: pathTo('newsletter') } : {}) },
    loaded: { state: 'static' },
    hydrate: 'interaction',
    place: { layout: 'full', design: 'default', priority: 'lazy', sizes: '100vw' },
    origin: { kind: 'file', file: 'pages/layouts/default.layout.json' },
  }));
  return (
    <div className={styles.newsletter}>
      <Container>
        <EngineContext value={engine}>
          <WidgetFrame widget={widget} page={page.context} />
        </EngineContext>
      </Container>
    </div>
  );
}
