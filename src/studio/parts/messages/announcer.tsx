/** The polite live region of Studio, and how screens speak through it. */
import { observable, runInAction } from 'mobx';
import { observer } from 'mobx-react-lite';

const spoken = observable({ text: '', turn: 0 });

/** Says a sentence to screen readers. The same sentence twice is said twice. */
export function announce(text: string): void {
  runInAction(() => {
    spoken.text = text;
    spoken.turn += 1;
  });
}

export const Announcer = observer(function Announcer() {
  return (
    <output className="visually-hidden" aria-live="polite">
      <span key={spoken.turn}>{spoken.text}</span>
    </output>
  );
});
