/** Types for the part of jsdom that the tests use; it has none. */
declare module 'jsdom' {
  export const VirtualConsole: new () => object;
  export class JSDOM {
    constructor(html: string, options: { runScripts?: 'dangerously'; url?: string; virtualConsole?: object });
    readonly window: Window & typeof globalThis;
  }
}
