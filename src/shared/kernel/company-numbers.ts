/** Check digits of numbers that companies and accounts have. */

/** ISO 13616: with the first four characters at its end and letters as numbers it leaves 1 when divided by 97. */
export function isIban(text: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(text)) return false;
  const moved = text.slice(4) + text.slice(0, 4);
  let rest = 0;
  for (const character of moved.replaceAll(/[A-Z]/g, letter => String(letter.charCodeAt(0) - 55)))
    rest = (rest * 10 + Number(character)) % 97;
  return rest === 1;
}

const weighed = (digits: string, weights: readonly number[]): number =>
  weights.reduce((sum, weight, index) => sum + weight * Number(digits[index]), 0);

/** The check digit of modulus 11; null where there is none. */
function modulus11(sum: number): number | null {
  const rest = sum % 11;
  if (rest === 1) return null;
  return rest === 0 ? 0 : 11 - rest;
}

/** Luhn's formula, ISO/IEC 7812-1 annex B. */
function isLuhn(digits: string): boolean {
  const sum = [...digits].toReversed().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

const forms: Readonly<Record<string, (text: string) => boolean>> = {
  // Y-tunnus: 1234567-1.
  FI: text => /^\d{7}-\d$/.test(text) && modulus11(weighed(text, [7, 9, 10, 5, 8, 4, 2])) === Number(text[8]),
  // Organisationsnummer: 556012-5790.
  SE: text => /^\d{6}-\d{4}$/.test(text) && isLuhn(text.replace('-', '')),
  // Organisasjonsnummer: 923 609 016.
  NO: text => {
    const digits = text.replaceAll(' ', '');
    return (
      /^\d{9}$/.test(digits) && modulus11(weighed(digits, [3, 2, 7, 6, 5, 4, 3, 2])) === Number(digits[8])
    );
  },
  // CVR-nummer: eight digits.
  DK: text => /^\d{8}$/.test(text.replaceAll(' ', '')),
};

/** @param country ISO 3166-1; of one whose form is not known here every number is taken. */
export const isBusinessId = (country: string, text: string): boolean => forms[country]?.(text) ?? true;
