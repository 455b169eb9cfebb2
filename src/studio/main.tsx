/** Starts Studio. */
import './studio.css';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { takeToken } from './parts/session/link-token.ts';
import { loadStudioIntl, shopName } from './parts/texts/studio-intl.ts';
import { startLocale } from './parts/texts/studio-locale.ts';

// Studio writes no markup of its own as text; a policy that is not there cannot be used by what is injected.
const locale = startLocale();
const token = takeToken(location, history);
const root = document.getElementById('studio');
if (root) {
  const intl = await loadStudioIntl(locale);
  createRoot(root).render(<App startLocale={locale} startIntl={intl} token={token} shopName={shopName()} />);
}
