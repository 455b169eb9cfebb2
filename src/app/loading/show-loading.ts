/** Draws and says that the shop loads, while its store says so (spec 1 §4). */
import type { LoadingStore } from '#stores/loading-store.ts';
import { autorun } from 'mobx';
import styles from '../page-notes/page-notes.module.css';
import { say } from '../page-notes/say.ts';

export function showLoading(loading: Pick<LoadingStore, 'isShown'>): void {
  let before = false;
  autorun(() => {
    const { isShown } = loading;
    if (isShown === before) return;
    before = isShown;
    document.documentElement.classList.toggle(styles.loading ?? '', isShown);
    say(isShown ? 'loading' : null);
  });
}
