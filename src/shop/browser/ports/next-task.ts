/** Continues in a task of its own: between the steps of the start, the browser paints and handles input. */
export const nextTask = (): Promise<void> =>
  'scheduler' in window && 'yield' in window.scheduler
    ? window.scheduler.yield()
    : new Promise(resolve => setTimeout(resolve));
