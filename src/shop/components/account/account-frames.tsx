/** The account forms, one at a time; they share the typed email address. */
import { useEffect, useRef } from 'react';
import { ChangeFrame } from './change-frame.tsx';
import { CreateFrame } from './create-frame.tsx';
import type { frameTitles } from './frame-names.ts';
import type { AccountFramesProps } from './frame-props.ts';
import { LoginFrame } from './login-frame.tsx';
import { ResetFrame } from './reset-frame.tsx';
import { useText } from './use-field.ts';

const frames = {
  login: LoginFrame,
  create: CreateFrame,
  reset: ResetFrame,
  change: ChangeFrame,
} satisfies Record<keyof typeof frameTitles, unknown>;

export function AccountFrames({ frame, ...passed }: AccountFramesProps) {
  const email = useText();
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef(frame);
  const Frame = frames[frame];

  /** The pressed button has been removed, so the focus moves to the new form. */
  useEffect(() => {
    if (shown.current === frame) return;
    shown.current = frame;
    place.current?.querySelector<HTMLElement>('input:not([hidden])')?.focus();
  }, [frame]);

  return (
    <div ref={place}>
      <Frame key={frame} {...passed} email={email} />
    </div>
  );
}
