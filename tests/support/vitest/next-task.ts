/** Resolves in the next task of the event loop: all promises that are settled by now have run their reactions. */
export const nextTask = (): Promise<void> =>
  new Promise(resolve => {
    setTimeout(resolve);
  });
