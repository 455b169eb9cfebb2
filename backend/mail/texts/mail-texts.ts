/** The texts of every mail, by language. Braces hold placeholders, `{shop}` the name of the shop; the texts contain no markup. */
/** Title and text of an order state. */
export interface StateWords {
  title: string;
  text: string;
}

export interface MailTexts {
  /** Of the HTML and of dates: `fi`. */
  lang: 'fi' | 'sv' | 'en';
  /** Addresses of pages: of the order, and of contents. */
  pages: { order: string; terms: string; withdrawal: string; privacy: string };
  common: {
    hello: string;
    helloWithoutName: string;
    linkFallback: string;
    terms: string;
    privacy: string;
    questions: string;
    /** Where the shop has no telephone. */
    questionsByMail: string;
    /** What the number in the register of companies is called, by country. */
    businessId: { FI: string; others: string };
  };
  order: {
    subject: string;
    title: string;
    intro: string;
    view: string;
    number: string;
    date: string;
    products: string;
    article: string;
    pieces: string;
    /** Of a package: the difference to the regular prices of its parts. */
    saved: string;
    itemsSum: string;
    discount: string;
    beforeBalance: string;
    shipping: string;
    payment: string;
    balance: string;
    total: string;
    vat: string;
    exVat: string;
    deliverTo: string;
    billTo: string;
    /** Days on which it arrives. */
    arrival: string;
    pickupPoint: string;
    desiredDate: string;
    reference: string;
    costCenter: string;
    goodsLabel: string;
    message: string;
    deliveryTitle: string;
    delivery: string;
    withdrawalTitle: string;
    withdrawal: readonly string[];
    withdrawalLink: string;
    formTitle: string;
    form: readonly string[];
    defectTitle: string;
    defect: string;
    disputeTitle: string;
    /** By the country of the market. */
    dispute: Record<'FI' | 'SE' | 'NO' | 'DK' | 'DE', string>;
    reason: string;
  };
  status: {
    subject: string;
    states: Readonly<Record<string, StateWords>>;
    parcel: { sent: string; way: string; number: string; track: string };
    otherwise: StateWords;
    reason: string;
  };
  reset: {
    subject: string;
    title: string;
    text: string;
    /** With `{time}`. */
    validUntil: string;
    button: string;
    ignore: string;
    reason: string;
  };
  /** An account after a purchase as a guest. */
  invitation: {
    subject: string;
    title: string;
    text: string;
    button: string;
    ignore: string;
    reason: string;
  };
  /** Links into Studio. */
  staff: {
    invitation: { subject: string; title: string; text: string; button: string; ignore: string };
    signIn: { subject: string; title: string; text: string; button: string; ignore: string };
    reason: string;
  };
  registered: {
    subject: string;
    title: string;
    text: string;
    button: string;
    ignore: string;
    reason: string;
  };
  welcome: {
    subject: string;
    title: string;
    text: string;
    points: readonly string[];
    button: string;
    reason: string;
  };
  newsletter: {
    subject: string;
    title: string;
    text: string;
    button: string;
    unsubscribe: string;
    reason: string;
  };
  /** `name` of the product, `author` of the answer. */
  answered: {
    subject: string;
    title: string;
    text: string;
    asked: string;
    answers: string;
    button: string;
    reason: string;
  };
  stock: {
    subject: string;
    title: string;
    text: string;
    button: string /** Of a package, with `{price}`. */;
    fromPrice: string;
    hurry: string;
    reason: string;
  };
  withdrawal: {
    subject: string;
    title: string;
    text: string;
    received: string;
    from: string;
    /** Amount that is paid back. */
    refund: string;
    /** What makes it: pieces, their share of a discount, fees, and what was paid back before. */
    parts: Readonly<Record<'items' | 'discount' | 'delivery' | 'paymentFee' | 'before', string>>;
    products: string;
    nextTitle: string;
    next: readonly string[];
    reason: string;
  };
  /** The page that a mail's link for leaving the newsletter opens. */
  leave: { title: string; question: string; button: string; done: string; unknown: string; home: string };
}
