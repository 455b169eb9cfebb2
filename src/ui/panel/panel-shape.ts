/** Props shared by a panel's shell and its lazy-loaded dialog. */
import type { ReactNode, RefObject } from 'react';

export interface PanelProps {
  open: boolean;
  onClose: () => void;
  /** The h2 that labels the dialog. */
  title: ReactNode;
  closeLabel: string;
  /** `center`: a modal in the middle, for a question or an image (R-A11Y-12). */
  side?: 'left' | 'right' | 'bottom' | 'center';
  /** From the bottom on phones, from `side` above 768 px (R-A11Y-13). */
  sheetOnPhone?: boolean;
  /** Fixed below the scrolling content. */
  footer?: ReactNode;
  children: ReactNode;
  /** Receives the focus on closing; default: the element focused on opening. */
  returnFocusTo?: RefObject<HTMLElement | null>;
  className?: string | undefined;
  /** False in Studio's canvas, where the focus stays in Studio; default: true. */
  isModal?: boolean;
}
