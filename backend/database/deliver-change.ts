/** Calls a subscriber of changes; one that throws stops neither the connection nor the other subscribers. */
import type { DatabaseLogger } from './logger.ts';

export function deliver(logger: DatabaseLogger, onChange: () => void): void {
  try {
    onChange();
  } catch (error) {
    logger.error({ err: error }, 'a subscriber of changes failed');
  }
}
