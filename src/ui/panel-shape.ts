/** What a panel is told; shared by its small shell and the dialog that is loaded when first needed. */
import type { ReactNode, RefObject } from 'react';

export interface PanelProps {
  open: boolean;
  onClose: () => void;
  /** The h2 that names the dialog. */
  title: ReactNode;
  closeLabel: string;
  /** `center`: a dialog in the middle, for a question or a thing to look at (R-A11Y-12). */
  side?: 'left' | 'right' | 'bottom' | 'center';
  /** From the bottom on phones, from `side` above 768 px (R-A11Y-13). */
  sheetOnPhone?: boolean;
  /** Stays in sight below the scrolling content. */
  footer?: ReactNode;
  children: ReactNode;
  /** Where the focus goes on closing; what had it on opening unless told. */
  returnFocusTo?: RefObject<HTMLElement | null>;
  className?: string | undefined;
}
