export interface ReadModule {
  text: string;
}
/** @throws {Error} naming the file, if it is not valid TypeScript. */
export function readModule(path: string, text: string): ReadModule;
/** Names of the properties that an exported interface declares. */
export function interfaceKeys(module: ReadModule, name: string): string[];
