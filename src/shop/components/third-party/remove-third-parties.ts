/** Removing a script tag does not stop its code, so the page is reloaded after consent is withdrawn. */
import { removeThirdPartyScript } from './third-party-script.ts';

export interface ThirdPartyTraces {
  scripts: readonly string[];
  /** Properties that it adds to the window. */
  globals?: readonly string[];
  /** First-party cookies that it has set. */
  cookies?: readonly string[];
}

let leaving = false;

/** Removes scripts, globals and cookies, then reloads the page, once for any number of widgets. */
export function removeThirdParties({ scripts, globals = [], cookies = [] }: ThirdPartyTraces): void {
  for (const src of scripts) removeThirdPartyScript(src);
  for (const name of globals) Reflect.deleteProperty(window, name);
  for (const name of cookies) document.cookie = `${name}=; Path=/; Max-Age=0; SameSite=Lax`;
  if (leaving) return;
  leaving = true;
  // Runs after the other effects of the withdrawal, as the cookie that stores it.
  queueMicrotask(() => location.reload());
}
