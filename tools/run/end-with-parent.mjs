/**
 * `npm start` runs a shell that runs this process. A signal to that shell ends the shell alone, and the shop would serve on
 * without anyone who could stop it: so the loss of the parent counts as SIGTERM.
 */
const LOOK_EVERY_MS = 250;

/** Does nothing for a process that npm has not started: services and `nohup` may have ended their parents on purpose. */
export function endWithParent(env = process.env) {
  if (env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, LOOK_EVERY_MS);
  timer.unref();
}
