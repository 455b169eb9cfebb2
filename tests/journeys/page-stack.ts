/** What a page that does not answer is busy with. */
import type { Page } from '@playwright/test';

/**
 * Pauses the page's script for a moment.
 *
 * @returns its stack, innermost call first; of a page that rests, that of the expression which is sent to it.
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
  // A page that rests pauses in the next script, which is this one. It ends with the session.
  debuggerOfPage.send('Runtime.evaluate', { expression: '0' }).catch(() => undefined);
  const stack = await paused;
  await debuggerOfPage.detach();
  return stack;
}
