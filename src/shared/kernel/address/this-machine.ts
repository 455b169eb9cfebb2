/** Addresses that only this machine can reach. */
const loopback: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '::1', '[::1]']);

/** @param host to listen on, or of an origin. */
export const isLoopback = (host: string): boolean => loopback.has(host);

/** Whether an origin names this machine. */
export const isThisMachine = (origin: string): boolean => isLoopback(new URL(origin).hostname);
