/** Numbers of companies, as their own shop writes them, and of their accounts. */
import { hasNumberRules, isIdentityNumber } from './identity/identity-number.ts';

/** ISO 13616: with the first four characters at its end and letters as numbers it leaves 1 when divided by 97. */
export function isIban(text: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(text)) return false;
  const moved = text.slice(4) + text.slice(0, 4);
  let rest = 0;
  for (const character of moved.replaceAll(/[A-Z]/g, letter => String(letter.charCodeAt(0) - 55)))
    rest = (rest * 10 + Number(character)) % 97;
  return rest === 1;
}

/** As the registers print them, without spaces: shoppers read the number as it is written here. */
const printed: Readonly<Record<string, RegExp>> = {
  // Y-tunnus: 1234567-1.
  FI: /^\d{7}-\d$/,
  // Organisationsnummer: 556012-5790.
  SE: /^\d{6}-\d{4}$/,
  // Organisasjonsnummer: 923 609 016.
  NO: /^\d{9}$/,
  // CVR-nummer: 24 25 67 90.
  DK: /^\d{8}$/,
};

/** @param country ISO 3166-1; of one whose rules are not known here every number is taken */
export const isBusinessId = (country: string, text: string): boolean =>
  !hasNumberRules(country) ||
  ((printed[country]?.test(text.replaceAll(' ', '')) ?? true) &&
    isIdentityNumber(country, 'ORGANIZATION', text));
