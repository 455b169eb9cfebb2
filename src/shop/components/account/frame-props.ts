/** Props of the account forms, from a panel or a page. */
import type { AccountFrame } from './frame-names.ts';
import type { DraftText } from './use-field.ts';

export interface SignedIn {
  how: 'login' | 'create';
  /** Shown on the page after sign-in. */
  notice: string;
  /** The same user has signed in again, so the page can stay. */
  isSame: boolean;
}

export interface AccountFramesProps {
  frame: AccountFrame;
  onFrame: (frame: AccountFrame) => void;
  onSignedIn: (signedIn: SignedIn) => void;
  /** Terms and privacy are mentioned only if their links are given. */
  links: {
    index: string;
    terms?: string | undefined;
    privacy?: string | undefined;
    /** The page that signs in without scripts. */
    plain?: string | undefined;
  };
}

export interface FrameProps extends Omit<AccountFramesProps, 'frame'> {
  email: DraftText;
}
