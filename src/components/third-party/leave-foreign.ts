/** What a script has begun cannot be stopped by taking its tag away: after a withdrawal the page starts again without it. */
import { removeForeignScript } from './foreign-script.ts';

export interface ForeignTraces {
  scripts: readonly string[];
  /** What it hangs on the window. */
  globals?: readonly string[];
  /** Cookies of ours that it has written. */
  cookies?: readonly string[];
}

let leaving = false;

/** Takes away what can be, then loads the page anew, once however many widgets ask for it. */
export function leaveForeign({ scripts, globals = [], cookies = [] }: ForeignTraces): void {
  for (const src of scripts) removeForeignScript(src);
  for (const name of globals) Reflect.deleteProperty(window, name);
  for (const name of cookies) document.cookie = `${name}=; Path=/; Max-Age=0; SameSite=Lax`;
  if (leaving) return;
  leaving = true;
  // Behind what else the withdrawal sets off, such as the cookie that says so.
  queueMicrotask(() => location.reload());
}
