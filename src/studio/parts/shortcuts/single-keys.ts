/** Whether keys without Ctrl, Alt or Cmd are commands; who speaks to the computer, or brushes keys, switches them off (WCAG 2.1.4). */
import { observable, runInAction } from 'mobx';

const key = 'studio:single-keys';

const setting = observable({ isOn: localStorage.getItem(key) !== 'off' });

/** Observable. */
export const hasSingleKeys = (): boolean => setting.isOn;

/** Remembered in this browser. */
export function setSingleKeys(isOn: boolean): void {
  localStorage.setItem(key, isOn ? 'on' : 'off');
  runInAction(() => {
    setting.isOn = isOn;
  });
}
