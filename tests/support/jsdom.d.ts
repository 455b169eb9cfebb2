/** The part of jsdom that the tests use; it comes without types. */
declare module 'jsdom' {
  export class VirtualConsole {}
  export class JSDOM {
    constructor(
      html: string,
      options: { runScripts?: 'dangerously'; url?: string; virtualConsole?: VirtualConsole },
    );
    readonly window: Window & typeof globalThis;
  }
}
