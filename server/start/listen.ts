/** Takes the port, or explains why it cannot be taken and what to do. */
import type { Config } from '#server/config/config.ts';
import type { HttpServer } from '#server/http/http-server.ts';

/** Stops the start; its message is for the person at the terminal. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

/** @param setting that chooses the port. */
export async function listen(
  http: HttpServer,
  { port, host }: Pick<Config, 'port' | 'host'>,
  setting = 'PORT',
): Promise<number> {
  try {
    return await http.listen(port, host);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    throw new StartError(reasonOf(code, port, host, setting), { cause: error });
  }
}

function reasonOf(code: string, port: number, host: string, setting: string): string {
  if (code === 'EADDRINUSE')
    return `Port ${port} is taken. End the program that uses it, or choose another: ${setting}=${port + 1} npm start`;
  if (code === 'EACCES')
    return `Port ${port} may not be used by this user. Choose one above 1023: ${setting}=3000 npm start`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `HOST = ${host} is no address of this machine. Write 127.0.0.1 or 0.0.0.0.`;
  return `Port ${port} on ${host} cannot be opened (${code}).`;
}
