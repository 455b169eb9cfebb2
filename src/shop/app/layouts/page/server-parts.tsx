/**
 * The parts of the layouts that only the server renders. Browser modules must not import this file: its code stays out of every bundle.
 * A part depends on segment, menus, layout content and delivery terms alone, because all pages of the segment share its HTML.
 */
import { useApp, type ServerParts } from '../../context/app-context.ts';
import { FooterBody } from '../footer/footer-body.tsx';
import { FooterSellingPoints } from '../footer/footer-selling-points.tsx';
import { LegalFooterBody } from '../footer/legal-footer-body.tsx';
import { LegalLine } from '../footer/legal-line.tsx';
import { GlobalMessage } from '../header/global-message.tsx';
import { Navigation } from '../navigation/navigation.tsx';
import { TopBarBody } from '../header/top-bar-body.tsx';
import { NoScriptNotice } from './no-script-notice.tsx';
import { OldBrowserNotice } from './old-browser-notice.tsx';

function Message() {
  const { layoutContent } = useApp();
  return layoutContent?.message ? <GlobalMessage message={layoutContent.message} /> : null;
}

function MainNavigation() {
  const { menus, layoutContent } = useApp();
  return <Navigation items={menus?.navigation ?? []} {...layoutContent?.navigation} />;
}

export const serverParts = {
  message: Message,
  topBar: TopBarBody,
  navigation: MainNavigation,
  noScript: NoScriptNotice,
  oldBrowser: OldBrowserNotice,
  sellingPoints: FooterSellingPoints,
  footer: FooterBody,
  legalLine: LegalLine,
  legalFooter: LegalFooterBody,
} satisfies ServerParts;
