/** What Studio's API answers instead of a result. */
export interface Problem {
  /** Stable code: `NOT_SIGNED_IN`, `STEP_UP`, `ROLE`, `NOT_FOUND`, `VERSION_MOVED`, `INVALID`, `TOO_MANY`, `UNAVAILABLE`. */
  code: string;
  /** For developers, in English. */
  message: string;
}
