/** The digest that is sent instead of a password: base64(SHA-384(password + salt)), 64 characters (R-AUTH-1). */

/** @param salt the shop's public constant, the same for every client */
export async function passwordDigest(password: string, salt: string): Promise<string> {
  const bytes = new TextEncoder().encode(password + salt);
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-384', bytes));
  return btoa(String.fromCharCode(...digest));
}
