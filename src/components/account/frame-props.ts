/** What the account's forms are told by whoever shows them: a panel, or a page. */
import type { AccountFrame } from './frame-names.ts';
import type { HeldText } from './use-field.ts';

export interface SignedIn {
  how: 'login' | 'create';
  /** To be shown where the shopper goes on. */
  notice: string;
  /** Who was signed in before is so again: the page may stay as it is. */
  isSame: boolean;
}

export interface AccountFramesProps {
  frame: AccountFrame;
  onFrame: (frame: AccountFrame) => void;
  onSignedIn: (signedIn: SignedIn) => void;
  /** Without terms and privacy nothing is said of them. */
  links: { index: string; terms?: string | undefined; privacy?: string | undefined };
}

export interface FrameProps extends Omit<AccountFramesProps, 'frame'> {
  email: HeldText;
}
