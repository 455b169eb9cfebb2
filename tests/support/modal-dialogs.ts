/** jsdom shows no modal dialogs: these open and close without being modal. */
import { afterAll, beforeAll } from 'vitest';

/** Call it at the top of a test file. The methods go again after its tests, because files share a window. */
export function simulateModalDialogs(): void {
  const { showModal, close } = HTMLDialogElement.prototype;
  beforeAll(() => {
    Object.assign(HTMLDialogElement.prototype, {
      showModal(this: HTMLDialogElement) {
        this.open = true;
      },
      close(this: HTMLDialogElement) {
        this.open = false;
      },
    });
  });
  afterAll(() => {
    Object.assign(HTMLDialogElement.prototype, { showModal, close });
  });
}
