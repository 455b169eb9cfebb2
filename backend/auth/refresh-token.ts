/** A refresh token contains its session and generation, sealed; the database stores neither the token nor a digest of it. */
import type { Signer } from './secret.ts';

export interface RefreshClaim {
  sessionId: string;
  generation: number;
}

const shape = /^([\da-f]{32})\.([1-9]\d{0,8})\.([\w-]{43})$/;

export function writeRefreshToken(signer: Signer, { sessionId, generation }: RefreshClaim): string {
  const open = `${sessionId.replaceAll('-', '')}.${generation}`;
  return `${open}.${signer.sign(open)}`;
}

/** Null for a token that the shop has not issued. */
export function readRefreshToken(signer: Signer, token: string): RefreshClaim | null {
  const [, hex = '', generation = '', seal = ''] = shape.exec(token) ?? [];
  if (!signer.matches(`${hex}.${generation}`, seal)) return null;
  const sessionId = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  return { sessionId, generation: Number(generation) };
}
