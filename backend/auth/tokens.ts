/** The token: a JWT with the claims that clients read. The server only trusts its session id. */
import { jwtVerify, SignJWT } from 'jose';

export interface TokenFacts {
  sessionId: string;
  /** Null for staff who preview drafts. */
  customerId: number | null;
  username: string;
  customerType: 'PERSON' | 'ORGANIZATION';
  memberId: number;
  memberType: string;
  memberDiscount: number;
  spoofedBy: string | null;
}

const IDENTITY = 'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/';
const ISSUER = 'atv-huset';
const AUDIENCE = 'shop';

/** Clients split values at these characters and can only show ASCII. */
const plain = (text: string) => text.replaceAll(/[=;]|[^\u0020-\u007e]/g, '');

export type Tokens = ReturnType<typeof createTokens>;

export function createTokens(key: Uint8Array) {
  return {
    write(facts: TokenFacts, now: Date, lifeSeconds: number): Promise<string> {
      const seconds = Math.floor(now.getTime() / 1000);
      return new SignJWT({
        [`${IDENTITY}name`]: plain(facts.username),
        [`${IDENTITY}sid`]: facts.customerId === null ? '' : String(facts.customerId),
        CustomerType: facts.customerType,
        MemberId: String(facts.memberId),
        MemberType: plain(facts.memberType),
        MemberDiscount: String(facts.memberDiscount),
        ...(facts.spoofedBy === null ? {} : { SpoofedBy: plain(facts.spoofedBy) }),
        jti: facts.sessionId,
      })
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .setIssuer(ISSUER)
        .setAudience(AUDIENCE)
        .setIssuedAt(seconds)
        .setExpirationTime(seconds + lifeSeconds)
        .sign(key);
    },

    /** The session's id; null for a token that is expired, foreign or tampered with. */
    async read(token: string, now: Date): Promise<string | null> {
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: ['HS256'],
          issuer: ISSUER,
          audience: AUDIENCE,
          requiredClaims: ['exp', 'jti'],
          currentDate: now,
        });
        return typeof payload.jti === 'string' && uuid.test(payload.jti) ? payload.jti : null;
      } catch {
        // Any invalid token makes its bearer anonymous.
        return null;
      }
    },
  };
}

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
