/** A rejection of Studio: its status, its stable code, and what the interface needs to explain it. */
export type StudioErrorCode =
  | 'NOT_FOUND'
  | 'INVALID'
  | 'ROLE'
  | 'EXISTS'
  /** Part of every shop: a file of the build. */
  | 'FILE'
  /** Other documents use it. */
  | 'IN_USE'
  /** Something else was saved or published meanwhile. */
  | 'VERSION_MOVED'
  /** Operations meet changes of another user. */
  | 'CONFLICT'
  /** Scheduled publications change the same; `scheduled` names them. */
  | 'SCHEDULED'
  /** A draft and what is live have changed the same, and no one has decided; `undecided` counts by document. */
  | 'UNDECIDED'
  /** The shop demands the approval of a person who is not an author; `unapproved` says by document what is missing. */
  | 'UNAPPROVED'
  /** The document would not follow its schema. */
  | 'STRUCTURE'
  /** Findings stop a publication. */
  | 'FINDINGS'
  /** The build is older than the document. */
  | 'NEWER_BUILD'
  /** An order does not allow what was asked; `reason` says why. */
  | 'ORDER';

const statuses: Readonly<Record<StudioErrorCode, number>> = {
  NOT_FOUND: 404,
  INVALID: 400,
  ROLE: 403,
  EXISTS: 409,
  FILE: 409,
  IN_USE: 409,
  VERSION_MOVED: 409,
  CONFLICT: 409,
  SCHEDULED: 409,
  UNDECIDED: 409,
  UNAPPROVED: 409,
  STRUCTURE: 422,
  FINDINGS: 422,
  NEWER_BUILD: 409,
  ORDER: 409,
};

export class StudioError extends Error {
  override readonly name = 'StudioError';
  readonly code: StudioErrorCode;
  /** Further fields of the answer. */
  readonly details: Readonly<Record<string, unknown>>;

  constructor(code: StudioErrorCode, message: string, details: Readonly<Record<string, unknown>> = {}) {
    super(message);
    this.code = code;
    this.details = details;
  }

  /** Of the HTTP answer. */
  get status(): number {
    return statuses[this.code];
  }
}
