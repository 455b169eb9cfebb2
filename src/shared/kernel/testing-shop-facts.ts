/** A shop of which everything is known, for tests. */
import { factsOf, profileOf } from './shop-profile.ts';

export const testFacts = factsOf(
  profileOf({
    name: 'Oma Kauppa',
    description: 'Kaikkea',
    languages: ['fi', 'sv', 'en'],
    company: {
      name: 'Oma Kauppa Oy',
      businessId: '0112038-9',
      street: 'Satamakatu 1',
      postalCode: '00100',
      city: 'Helsinki',
      country: 'FI',
    },
    mail: 'asiakaspalvelu@kauppa.example',
    phone: { fi: '020 123 4567', sv: '+358 20 123 4567' },
    hours: 'Arkisin klo 9–16',
    searches: { fi: ['renkaat', 'vinssi'] },
    bank: { iban: 'FI21 1234 5600 0007 85', bic: 'NDEAFIHH' },
  }),
  'fi',
);
