/** Expected outcomes as values: a refusal is returned, not thrown. */
export type Result<T, R> = { ok: true; value: T } | { ok: false; refusal: R };

export const ok = <T>(value: T): { ok: true; value: T } => ({ ok: true, value });
export const refuse = <R>(refusal: R): { ok: false; refusal: R } => ({ ok: false, refusal });
