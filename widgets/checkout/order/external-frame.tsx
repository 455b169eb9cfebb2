/** A provider's own form, in a frame with an origin of its own: its scripts can access neither the shop's page nor its cookies (R-CHECKOUT-19). */

import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import styles from './external-frame.module.css';

interface Props {
  name: string;
  snippet: string;
  /** Blocks payment while the cart and its sum are being updated. */
  suspended: boolean;
}

/** Our own page, which receives a snippet and reports its height: server/payment/frame-page.ts. */
const framePath = '/payments/frame';
/** px; before the form has reported its height, and the maximum. */
const usualHeight = 240;
const mostHeight = 4000;

export function ExternalFrame({ name, snippet, suspended }: Props) {
  const { formatMessage } = useIntl();
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState(usualHeight);

  useEffect(() => {
    const onMessage = ({ source, data }: MessageEvent<unknown>) => {
      if (source === null || source !== frame.current?.contentWindow) return;
      const reported =
        typeof data === 'object' && data !== null && 'height' in data ? Number(data.height) : NaN;
      if (reported > 0) setHeight(Math.min(Math.ceil(reported), mostHeight));
    };
    addEventListener('message', onMessage);
    return () => removeEventListener('message', onMessage);
  }, []);

  return (
    <div className={styles.external} inert={suspended} aria-busy={suspended || undefined}>
      <iframe
        ref={frame}
        title={formatMessage({ id: 'CHECKOUT_EXTERNAL_TITLE' }, { name })}
        src={framePath}
        height={height}
        className={styles.frame}
        sandbox="allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation"
        // The sandboxed frame has an opaque origin, so no target origin can be given; any content of the frame has the snippet anyway.
        onLoad={() => frame.current?.contentWindow?.postMessage({ snippet }, '*')}
      />
    </div>
  );
}
