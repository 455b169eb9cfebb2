/** The account's forms, one at a time; the address typed in one is there in the next. */
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

  /** The button that led here is gone: the focus goes on in the form that came. */
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
