/** Signs and checks webhooks: HMAC-SHA-256 over the time and the raw body, in one header `t=…,v1=…`. */
import { createHmac, timingSafeEqual } from 'node:crypto';

export const signatureHeader = 'x-payment-signature';

/** Tolerance for clock differences; older messages may be replays. */
const toleranceSeconds = 300;

const digest = (secret: string, seconds: string, raw: Buffer): Buffer =>
  createHmac('sha256', secret).update(`${seconds}.`).update(raw).digest();

export function signWebhook(secret: string, raw: Buffer, now: Date): string {
  const seconds = String(Math.floor(now.getTime() / 1000));
  return `t=${seconds},v1=${digest(secret, seconds, raw).toString('hex')}`;
}

export function isSigned(secret: string, raw: Buffer, header: unknown, now: Date): boolean {
  const [, seconds = '', hex = ''] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(String(header)) ?? [];
  if (seconds === '') return false;
  const age = Math.abs(now.getTime() / 1000 - Number(seconds));
  return timingSafeEqual(Buffer.from(hex, 'hex'), digest(secret, seconds, raw)) && age <= toleranceSeconds;
}
