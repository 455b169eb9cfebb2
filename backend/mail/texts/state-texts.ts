/** How mails say what has become of an order, by its state, in all languages. */
import type { MailTexts } from './mail-texts.ts';

export const stateTexts: Readonly<Record<MailTexts['lang'], MailTexts['status']['states']>> = {
  fi: {
    'payment-due': {
      title: 'Odotamme vielä maksuasi',
      text: 'Emme ole saaneet maksua tilauksestasi. Tilaus raukeaa, ellei maksu saavu parin päivän kuluessa. Jos olet jo maksanut, sinun ei tarvitse tehdä mitään.',
    },
    lapsed: {
      title: 'Tilauksesi on rauennut',
      text: 'Maksua ei tullut ajoissa, joten tilaus raukesi. Voit käyttää alennuskoodisi ja saldosi uudelleen. Jos maksu on jo matkalla, palautamme sen.',
    },
    'pending-payment': {
      title: 'Odotamme maksuasi',
      text: 'Otamme tilauksen työn alle heti, kun maksu on saapunut.',
    },
    pending: {
      title: 'Maksusi on saapunut',
      text: 'Kiitos! Alamme nyt koota tilaustasi.',
    },
    backorder: {
      title: 'Tilauksesi odottaa tavaraa',
      text: 'Osa tuotteista on vielä matkalla meille. Lähetämme tilauksesi, kun ne ovat saapuneet.',
    },
    partial: {
      title: 'Osa tilauksestasi on lähetetty',
      text: 'Lähetimme jo sen, mikä oli valmiina. Loput tulevat perässä, etkä maksa toimituksesta toista kertaa.',
    },
    completed: {
      title: 'Tilauksesi on lähetetty',
      text: 'Paketti on matkalla. Saat kuljetusliikkeeltä viestin, kun se on noudettavissa tai toimitetaan.',
    },
    cancelled: {
      title: 'Tilauksesi on peruttu',
      text: 'Tilausta ei toimiteta. Jos ehdit maksaa, palautamme rahat samalla tavalla kuin maksoit.',
    },
    refunded: {
      title: 'Maksusi on palautettu',
      text: 'Palautimme rahat samalla tavalla kuin maksoit. Ne näkyvät tililläsi yleensä 3–5 pankkipäivän kuluessa.',
    },
    'partly-refunded': {
      title: 'Osa maksustasi on palautettu',
      text: 'Palautimme osan tilauksesi summasta. Tilauksen sivulta näet, mistä ja kuinka paljon.',
    },
    'on-hold': {
      title: 'Tarkistamme tilaustasi',
      text: 'Meidän on tarkistettava jotakin ennen lähettämistä. Otamme sinuun yhteyttä, jos tarvitsemme lisätietoja.',
    },
    'sold-before-payment': {
      title: 'Maksusi on saapunut, mutta tuote ehti loppua',
      text: 'Kiitos maksustasi. Osa tilauksesi tuotteista ehdittiin myydä ennen kuin maksu saapui, joten emme voi vielä lähettää niitä. Otamme sinuun yhteyttä ja sovimme, odotatko tuotteita vai palautammeko rahat.',
    },
    'out-of-stock': {
      title: 'Tuote ehti loppua',
      text: 'Pahoittelemme: emme voi toimittaa tilaustasi, koska tuote ehti loppua. Jos ehdit maksaa, palautamme rahat.',
    },
  },
  sv: {
    'payment-due': {
      title: 'Vi väntar fortfarande på din betalning',
      text: 'Vi har inte fått betalningen för din beställning. Beställningen förfaller om betalningen inte kommer inom ett par dagar. Har du redan betalat behöver du inte göra något.',
    },
    lapsed: {
      title: 'Din beställning har förfallit',
      text: 'Betalningen kom inte i tid, så beställningen har förfallit. Du kan använda din rabattkod och ditt saldo på nytt. Om betalningen redan är på väg betalar vi tillbaka den.',
    },
    'pending-payment': {
      title: 'Vi väntar på din betalning',
      text: 'Vi sätter i gång så snart betalningen har kommit.',
    },
    pending: {
      title: 'Din betalning har kommit',
      text: 'Tack! Nu börjar vi plocka ihop din beställning.',
    },
    backorder: {
      title: 'Din beställning väntar på varor',
      text: 'En del av varorna är ännu på väg till oss. Vi skickar din beställning när de har kommit.',
    },
    partial: {
      title: 'En del av din beställning är skickad',
      text: 'Vi har skickat det som var klart. Resten kommer senare, och du betalar ingen frakt en gång till.',
    },
    completed: {
      title: 'Din beställning är skickad',
      text: 'Paketet är på väg. Transportören meddelar dig när det kan hämtas eller levereras.',
    },
    cancelled: {
      title: 'Din beställning är annullerad',
      text: 'Beställningen levereras inte. Om du hann betala får du tillbaka pengarna på samma sätt som du betalade.',
    },
    refunded: {
      title: 'Din betalning är återbetald',
      text: 'Vi har betalat tillbaka pengarna på samma sätt som du betalade. De syns oftast på ditt konto inom 3–5 bankdagar.',
    },
    'partly-refunded': {
      title: 'En del av din betalning är återbetald',
      text: 'Vi har återbetalat en del av beställningens summa. På beställningens sida ser du för vad och hur mycket.',
    },
    'on-hold': {
      title: 'Vi kontrollerar din beställning',
      text: 'Vi behöver kontrollera något innan vi skickar varorna. Vi hör av oss om vi behöver fler uppgifter.',
    },
    'sold-before-payment': {
      title: 'Din betalning har kommit, men en vara tog slut',
      text: 'Tack för din betalning. En del av varorna i din beställning såldes innan betalningen kom, så vi kan inte skicka dem ännu. Vi kontaktar dig och kommer överens om du väntar på varorna eller får pengarna tillbaka.',
    },
    'out-of-stock': {
      title: 'Varan hann ta slut',
      text: 'Vi är ledsna: varan hann ta slut, så vi kan inte leverera din beställning. Om du hann betala får du tillbaka pengarna.',
    },
  },
  en: {
    'payment-due': {
      title: 'We are still waiting for your payment',
      text: 'We have not received the payment for your order. The order lapses unless the payment arrives within a couple of days. If you have already paid, there is nothing you need to do.',
    },
    lapsed: {
      title: 'Your order has lapsed',
      text: 'The payment did not arrive in time, so the order has lapsed. You can use your promo code and your balance again. If the payment is already on its way, we will return it.',
    },
    'pending-payment': {
      title: 'We are waiting for your payment',
      text: 'We will start on your order as soon as the payment arrives.',
    },
    pending: {
      title: 'Your payment has arrived',
      text: 'Thank you! We are now putting your order together.',
    },
    backorder: {
      title: 'Your order is waiting for products',
      text: 'Some of the products are still on their way to us. We will send your order when they arrive.',
    },
    partial: {
      title: 'Part of your order has been sent',
      text: 'We have sent what was ready. The rest will follow, and you do not pay for delivery again.',
    },
    completed: {
      title: 'Your order has been sent',
      text: 'The parcel is on its way. The carrier will tell you when it can be collected or will be delivered.',
    },
    cancelled: {
      title: 'Your order has been cancelled',
      text: 'The order will not be delivered. If you have paid, we will refund you by the same payment method.',
    },
    refunded: {
      title: 'Your payment has been refunded',
      text: 'We have refunded you by the same payment method. The money usually reaches your account within 3–5 banking days.',
    },
    'partly-refunded': {
      title: 'Part of your payment has been refunded',
      text: 'We have refunded part of the amount of your order. The page of the order shows for what and how much.',
    },
    'on-hold': {
      title: 'We are checking your order',
      text: 'We have to check something before we send it. We will contact you if we need more information.',
    },
    'sold-before-payment': {
      title: 'Your payment has arrived, but a product has sold out',
      text: 'Thank you for your payment. Some products of your order were sold before the payment arrived, so we cannot send them yet. We will contact you to agree whether you wait for them or get your money back.',
    },
    'out-of-stock': {
      title: 'A product has sold out',
      text: 'We are sorry: the product has sold out and we cannot deliver your order. If you have paid, we will refund you.',
    },
  },
};
