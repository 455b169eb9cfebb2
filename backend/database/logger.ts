/** The four methods of a structured logger (such as pino) that the database code uses. */

type Say = (fields: object, message: string) => void;

export interface DatabaseLogger {
  readonly debug: Say;
  readonly info: Say;
  readonly warn: Say;
  readonly error: Say;
}

const nothing: Say = () => undefined;

/** A logger that keeps quiet, for tests and one-off tools. */
export const silentLogger: DatabaseLogger = { debug: nothing, info: nothing, warn: nothing, error: nothing };
