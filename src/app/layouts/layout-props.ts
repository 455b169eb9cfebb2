/** What every layout gets: the page's regions, ready to be placed. */
import type { ReactNode } from 'react';

export interface LayoutProps {
  regions: Readonly<Record<string, ReactNode>>;
}
