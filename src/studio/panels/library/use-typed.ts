/** What is typed into a field that is saved when it is left: until then, the field shows what is saved. */
import { useState } from 'react';

export interface Typed {
  text: string;
  type(text: string): void;
  /** Whether anything was typed since the field was left last: a field that is merely passed saves nothing. */
  take(): boolean;
}

/** @param saved what others may change, too, while the field is shown */
export function useTyped(saved: string): Typed {
  const [typed, type] = useState<string | null>(null);
  return {
    text: typed ?? saved,
    type,
    take() {
      type(null);
      return typed !== null;
    },
  };
}
