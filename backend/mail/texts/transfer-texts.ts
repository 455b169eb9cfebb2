/** How mails say where to pay an order in advance, in all languages. */
import type { MailTexts } from './mail-texts.ts';

type TransferTexts = Readonly<
  Record<
    | 'intro'
    | 'notReserved'
    | 'title'
    | 'lapses'
    | 'recipient'
    | 'account'
    | 'bic'
    | 'bank'
    | 'noAccount'
    | 'message'
    | 'messageText'
    | 'amount'
    | 'payBy',
    string
  >
>;

export const transferTexts: Readonly<Record<MailTexts['lang'], TransferTexts>> = {
  fi: {
    intro:
      'Tuotteet on varattu sinulle. Otamme tilauksen työn alle, kun maksu on saapunut. Säilytä tämä viesti: siinä ovat tilauksesi tiedot ja ohjeet, jos muutat mielesi.',
    notReserved:
      'Varaamme tuotteet sinulle, kun maksu on saapunut, ja otamme tilauksen silloin työn alle. Jos jokin tuote ehtii loppua ennen sitä, otamme sinuun yhteyttä. Säilytä tämä viesti: siinä ovat tilauksesi tiedot ja ohjeet, jos muutat mielesi.',
    title: 'Maksa tilisiirrolla',
    lapses: 'Ilman maksua tilaus raukeaa.',
    recipient: 'Saaja',
    account: 'Tilinumero (IBAN)',
    bic: 'BIC',
    bank: 'Pankki',
    noAccount: 'Lähetämme sinulle tilinumeron.',
    message: 'Viesti',
    messageText: 'Tilaus {number}',
    amount: 'Summa',
    payBy: 'Maksa viimeistään',
  },
  sv: {
    intro:
      'Varorna är reserverade åt dig. Vi börjar plocka beställningen när betalningen har kommit. Spara det här mejlet: här finns dina orderuppgifter och hur du gör om du ångrar dig.',
    notReserved:
      'Vi reserverar varorna åt dig när betalningen har kommit och börjar då plocka beställningen. Om någon vara hinner ta slut före det hör vi av oss. Spara det här mejlet: här finns dina orderuppgifter och hur du gör om du ångrar dig.',
    title: 'Betala till vårt konto',
    lapses: 'Utan betalning förfaller beställningen.',
    recipient: 'Mottagare',
    account: 'Kontonummer (IBAN)',
    bic: 'BIC',
    bank: 'Bank',
    noAccount: 'Vi skickar kontonumret till dig.',
    message: 'Meddelande',
    messageText: 'Beställning {number}',
    amount: 'Belopp',
    payBy: 'Betala senast',
  },
  en: {
    intro:
      'The products are reserved for you. We start on the order when the payment has arrived. Keep this message: it has the details of your order and what to do if you change your mind.',
    notReserved:
      'We reserve the products for you when the payment has arrived, and start on the order then. If a product sells out before that, we will contact you. Keep this message: it has the details of your order and what to do if you change your mind.',
    title: 'Pay by bank transfer',
    lapses: 'Without payment the order lapses.',
    recipient: 'Recipient',
    account: 'Account number (IBAN)',
    bic: 'BIC',
    bank: 'Bank',
    noAccount: 'We will send you the account number.',
    message: 'Message',
    messageText: 'Order {number}',
    amount: 'Amount',
    payBy: 'Pay by',
  },
};
