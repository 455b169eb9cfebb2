/** What a page that does not answer is busy with. */
import type { Page } from '@playwright/test';

/**
 * Pauses the page's script for a moment.
 *
 * @returns its stack, innermost call first; a text that says so when no script runs.
 */
export async function stackOf(page: Page): Promise<string> {
  const debuggerOfPage = await page.context().newCDPSession(page);
  const paused = new Promise<string>(resolve => {
    debuggerOfPage.once('Debugger.paused', ({ callFrames }) =>
      resolve(
        callFrames
          .map(({ functionName, url, location }) => `${functionName} (${url}:${location.lineNumber + 1})`)
          .join('\n'),
      ),
    );
  });
  await debuggerOfPage.send('Debugger.enable');
  await debuggerOfPage.send('Debugger.pause');
  const idle = new Promise<string>(resolve => setTimeout(resolve, 5_000, 'no script runs'));
  const stack = await Promise.race([paused, idle]);
  await debuggerOfPage.detach();
  return stack;
}
