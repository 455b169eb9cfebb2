/** The content pages: customer service, terms and legal information. One paragraph per line, in every language; `##` starts a heading, `*` a list item. */
import type { Translated } from '../words.ts';
import { translations } from '../words.ts';

export interface Page {
  id: number;
  alias: Translated;
  title: Translated;
  description: Translated;
  /** Listed in the side menu of the information pages. */
  inMenu: boolean;
  body: readonly Translated[];
}

export const pages: readonly Page[] = [
  {
    id: 101,
    alias: ['asiakaspalvelu', 'kundservice', 'customer-service'],
    title: ['Asiakaspalvelu', 'Kundservice', 'Customer service'],
    inMenu: true,
    description: [
      'Autamme osien valinnassa, tilauksissa ja palautuksissa arkisin.',
      'Vi hjälper dig med val av delar, beställningar och returer på vardagar.',
      'Help with choosing parts, orders and returns, on working days.',
    ],
    body: translations(`
Kerro meille, mikä kone sinulla on ja mitä olet tekemässä. Etsimme osan, joka sopii, ja sanomme suoraan, jos emme ole varmoja. | Berätta vilken maskin du har och vad du håller på med. Vi letar upp en del som passar och säger rent ut om vi är osäkra. | Tell us what machine you have and what you are working on. We will find a part that fits, and say so plainly if we are not sure.
## Yhteystiedot | ## Kontakt | ## Contact details
* Sähköposti: asiakaspalvelu@atvhuset.example | * E-post: kundservice@atvhuset.example | * Email: service@atvhuset.example
* Puhelin: 020 000 0000, arkisin 9–16 | * Telefon: +358 20 000 0000, vardagar 9–16 | * Phone: +358 20 000 0000, Monday to Friday 9 am–4 pm
* Vastaamme viesteihin yhden arkipäivän kuluessa suomeksi, ruotsiksi ja englanniksi. | * Vi svarar på meddelanden inom en vardag, på svenska, finska och engelska. | * We answer messages within one working day, in English, Finnish and Swedish.
## Ennen kuin otat yhteyttä | ## Innan du hör av dig | ## Before you get in touch
* Pidä tilausnumero lähellä, jos asia koskee tilausta. | * Ha beställningsnumret nära till hands om ärendet gäller en beställning. | * Have your order number to hand if it is about an order.
* Osakyselyissä tarvitsemme koneen merkin, mallin ja vuosimallin. | * Vid frågor om delar behöver vi maskinens märke, modell och årsmodell. | * For questions about parts, we need the make, model and year of your machine.
* Kuva vanhasta osasta kertoo usein enemmän kuin pitkä selitys. | * En bild av den gamla delen säger ofta mer än en lång förklaring. | * A photo of the old part often says more than a long explanation.
## Tilauksen muuttaminen | ## Ändra en beställning | ## Changing an order
Jos huomaat tilauksessasi virheen, soita heti, niin yritämme korjata sen ennen lähetystä. | Märker du ett fel i din beställning, ring genast så försöker vi rätta det innan varorna skickas. | If you notice a mistake in your order, call us straight away and we will try to correct it before it is dispatched.
## Tuote on viallinen tai väärä | ## Varan är defekt eller fel | ## The product is defective or not what you ordered
Ilmoita virheestä kohtuullisessa ajassa siitä, kun huomasit sen. Lähetä kuva ja lyhyt kuvaus, niin korvaamme tuotteen, korjaamme sen tai palautamme rahat. Palautus on silloin sinulle maksuton. | Meddela oss om felet inom rimlig tid efter att du märkt det. Skicka en bild och en kort beskrivning, så ersätter vi varan, reparerar den eller betalar tillbaka pengarna. Returen är då gratis för dig. | Tell us about the defect within a reasonable time of noticing it. Send us a photo and a short description, and we will replace the product, repair it or refund your money. Returning it then costs you nothing.
`),
  },
  {
    id: 102,
    alias: ['toimitus', 'leverans', 'delivery'],
    title: ['Toimitus ja maksaminen', 'Leverans och betalning', 'Delivery and payment'],
    inMenu: true,
    description: [
      'Toimitusajat, toimitusmaksut ja maksutavat.',
      'Leveranstider, fraktavgifter och betalningssätt.',
      'Delivery times, delivery charges and payment methods.',
    ],
    body: translations(`
Näet toimitustavat ja hinnat kassalla heti, kun olet antanut postinumerosi. Emme toimita Ahvenanmaalle, Grönlantiin, Huippuvuorille, Büsingeniin emmekä Helgolandiin. | Du ser leveranssätten och priserna i kassan så snart du har angett ditt postnummer. Vi levererar inte till Åland, Grönland, Svalbard, Büsingen eller Helgoland. | You will see the delivery methods and prices at the checkout as soon as you have entered your postcode. We do not deliver to Åland, Greenland, Svalbard, Büsingen or Helgoland.
## Toimitusajat | ## Leveranstider | ## Delivery times
* Varastossa oleva paketti: 2–4 arkipäivää. | * Paket från lager: 2–4 vardagar. | * Parcels in stock: 2–4 working days.
* Kookas tavara, kuten aurat, telat ja perävaunut: 3–7 arkipäivää. | * Skrymmande varor som plogar, band och släp: 3–7 vardagar. | * Bulky items such as ploughs, tracks and trailers: 3–7 working days.
* Tavarantoimittajan varastosta: 4–6 arkipäivää. | * Från leverantörens lager: 4–6 vardagar. | * From the supplier’s warehouse: 4–6 working days.
## Toimitusmaksut | ## Fraktavgifter | ## Delivery charges
* Paketti noutopisteeseen {{shipping.parcel.fee}}, maksutta, kun tilauksesi on vähintään {{shipping.parcel.freeFrom}}. | * Paket till ombud {{shipping.parcel.fee}}, utan avgift när beställningen är minst {{shipping.parcel.freeFrom}}. | * Parcel to a pick-up point {{shipping.parcel.fee}}, free when your order is at least {{shipping.parcel.freeFrom}}.
* Kotiinkuljetus alkaen {{shipping.home.fee}}, maksutta, kun tilauksesi on vähintään {{shipping.home.freeFrom}}. | * Hemleverans från {{shipping.home.fee}}, utan avgift när beställningen är minst {{shipping.home.freeFrom}}. | * Home delivery from {{shipping.home.fee}}, free when your order is at least {{shipping.home.freeFrom}}.
* Yli {{shipping.parcel.maxWeight}} painavat lähetykset rahtina tontin rajalle {{shipping.freight.fee}}. | * Sändningar över {{shipping.parcel.maxWeight}} med leverans till tomtgränsen {{shipping.freight.fee}}. | * Consignments over {{shipping.parcel.maxWeight}} as kerbside freight {{shipping.freight.fee}}.
## Maksutavat | ## Betalningssätt | ## Payment methods
Kassalla voit valita: {{payments}}. | I kassan kan du välja: {{payments}}. | At the checkout you can choose: {{payments}}.
* Tilisiirto ennakkoon: lähetämme tilauksen, kun maksu on tilillämme. | * Förskottsbetalning till konto: vi skickar beställningen när betalningen har kommit in. | * Bank transfer in advance: we dispatch your order once the payment has reached our account.
* Lasku: maksuaikaa 30 päivää. Tarvitsemme henkilötunnuksen tai yrityksen Y-tunnuksen. | * Faktura: betalningstid 30 dagar. Vi behöver personbeteckning eller företagets FO-nummer. | * Invoice: 30 days to pay. We need your personal identity code or your company’s business ID.
## Jos paketti vahingoittuu matkalla | ## Om paketet skadas på vägen | ## If a parcel is damaged on the way
Tarkista lähetys heti. Kirjaa näkyvä vaurio kuljettajan kanssa ja ilmoita meille kuvien kera. | Kontrollera sändningen genast. Anteckna synliga skador tillsammans med chauffören och meddela oss med bilder. | Check your delivery straight away. Record any visible damage together with the driver and let us know, with photos.
`),
  },
  {
    id: 103,
    alias: ['peruuttaminen', 'angra-kop', 'right-of-withdrawal'],
    title: ['Peruuttaminen ja palautus', 'Ångra köp och returnera', 'Withdrawal and returns'],
    inMenu: true,
    description: [
      '14 päivän peruutusoikeus: näin peruutat ja palautat.',
      '14 dagars ångerrätt: så ångrar du köpet och returnerar.',
      '14-day right of withdrawal: how to withdraw and return.',
    ],
    body: translations(`
Sinulla on oikeus peruuttaa kauppa 14 päivän kuluessa siitä, kun sait tavaran. Syytä ei tarvitse kertoa. | Du har rätt att ångra köpet inom 14 dagar från att du tog emot varan. Du behöver inte ange något skäl. | You have the right to withdraw from the purchase within 14 days of receiving the products. You do not need to give a reason.
## Näin peruutat | ## Så ångrar du dig | ## How to withdraw
* Ilmoita peruuttamisesta sähköpostilla tai täytä peruuttamislomake. Mainitse tilausnumero ja tuotteet. | * Meddela att du ångrar dig per e-post eller fyll i ångerblanketten. Ange beställningsnummer och produkter. | * Tell us that you are withdrawing by email, or fill in the withdrawal form. Give the order number and the products.
* Lähetä tuotteet takaisin 14 päivän kuluessa ilmoituksesta. | * Skicka tillbaka produkterna inom 14 dagar efter meddelandet. | * Send the products back within 14 days of notifying us.
* Palautuksen kustannus on alkaen {{shipping.parcel.fee}} ja se vähennetään palautettavasta summasta. | * Returen kostar från {{shipping.parcel.fee}} och dras av från summan som betalas tillbaka. | * The return costs from {{shipping.parcel.fee}}, which is deducted from your refund.
* Maksamme rahat takaisin 14 päivän kuluessa ilmoituksestasi, kuitenkin vasta kun tuotteet ovat meillä tai olet osoittanut lähettäneesi ne. | * Vi betalar tillbaka inom 14 dagar från ditt meddelande, dock först när produkterna är hos oss eller du har visat att du skickat dem. | * We refund you within 14 days of your notice, but not before we have received the products or you have shown that you have sent them.
## Tuotteen kunto | ## Varans skick | ## Condition of the product
Voit kokeilla tuotetta samalla tavalla kuin myymälässä. Jos sitä on käytetty enemmän, voimme vähentää arvon alenemisen. Asennettua, öljyttyä tai koneessa ajettua osaa emme voi myydä uutena. | Du kan prova varan på samma sätt som i en butik. Om den har använts mer än så kan vi dra av värdeminskningen. En monterad, oljad eller körd del kan vi inte sälja som ny. | You may try the product as you would in a shop. If it has been used more than that, we may deduct the loss in value. A part that has been fitted, oiled or ridden with cannot be sold as new.
## Mitä ei voi peruuttaa | ## Vad som inte kan ångras | ## What cannot be withdrawn from
* Tuotteita, jotka on valmistettu toiveidesi mukaan. | * Varor som har tillverkats enligt dina önskemål. | * Products made to your specifications.
* Avattuja hygieniatuotteita ja avattuja nestepakkauksia. | * Öppnade hygienprodukter och öppnade vätskeförpackningar. | * Opened hygiene products and opened containers of liquids.
## Peruuttamislomakkeen malli | ## Modell för ångerblankett | ## Model withdrawal form
Ilmoitan, että peruutan seuraavien tavaroiden kaupan: (tuotteet). Tilattu (päivä), vastaanotettu (päivä). Nimi, osoite ja päiväys. | Jag meddelar att jag ångrar köpet av följande varor: (produkter). Beställda (datum), mottagna (datum). Namn, adress och datum. | I hereby give notice that I withdraw from the purchase of the following products: (products). Ordered on (date), received on (date). Name, address and date.
`),
  },
  {
    id: 104,
    alias: ['ostoehdot', 'kopvillkor', 'terms-of-purchase'],
    title: ['Ostoehdot', 'Köpvillkor', 'Terms of purchase'],
    inMenu: true,
    description: [
      'ATV Husetin tilaus-, toimitus- ja palautusehdot.',
      'ATV Husets villkor för beställning, leverans och retur.',
      'ATV Huset’s terms for orders, delivery and returns.',
    ],
    body: translations(`
Näitä ehtoja sovelletaan, kun kuluttaja tai yritys tilaa tuotteita ATV Husetin verkkokaupasta. Kuluttajan pakottavat oikeudet ovat voimassa näistä ehdoista riippumatta. | Dessa villkor gäller när en konsument eller ett företag beställer varor i ATV Husets nätbutik. Konsumentens tvingande rättigheter gäller oberoende av villkoren. | These terms apply when a consumer or a business orders products from the ATV Huset online shop. A consumer’s mandatory rights apply regardless of these terms.
## 1. Tilaus ja sopimus | ## 1. Beställning och avtal | ## 1. Order and contract
Kauppa syntyy, kun vahvistamme tilauksen. Tilaajan on oltava täysi-ikäinen. Korjaamme ilmeiset hinta- ja kirjoitusvirheet ennen vahvistusta. | Avtalet ingås när vi bekräftar beställningen. Beställaren ska vara myndig. Uppenbara pris- och skrivfel rättar vi före bekräftelsen. | The contract is concluded when we confirm the order. The person ordering must be of legal age. We correct obvious errors in prices and spelling before confirming.
## 2. Hinnat | ## 2. Priser | ## 2. Prices
Hinnat sisältävät arvonlisäveron. Yritys voi näyttää hinnat ilman veroa. Toimitus- ja maksutavan hinta näkyy ennen tilauksen lähettämistä. Alennetun tuotteen vieressä kerromme alimman hinnan alennusta edeltäneiltä 30 päivältä. | Priserna innehåller mervärdesskatt. Företag kan visa priserna utan skatt. Priset för leverans och betalning visas innan beställningen skickas. Vid nedsatta varor anger vi det lägsta priset under de 30 dagarna före sänkningen. | Prices include value added tax. Businesses can display prices without tax. The price of the delivery and payment method is shown before the order is placed. Next to a reduced product we state the lowest price during the 30 days before the reduction.
## 3. Maksaminen | ## 3. Betalning | ## 3. Payment
Laskun maksuaika on 30 päivää. Viivästyneestä maksusta perimme korkolain mukaisen viivästyskoron ja lain sallimat perintäkulut. Ennakkomaksulla tilattu tavara lähtee, kun maksu on saapunut; varaamme tuotteet seitsemäksi päiväksi. | Fakturans betalningstid är 30 dagar. På försenad betalning tar vi ut dröjsmålsränta enligt räntelagen och indrivningskostnader som lagen tillåter. Varor mot förskott skickas när betalningen har kommit; vi reserverar produkterna i sju dagar. | Invoices are payable within 30 days. On late payments we charge penalty interest in accordance with the Finnish Interest Act and collection costs as permitted by law. Products ordered with payment in advance are dispatched once the payment has arrived; we reserve the products for seven days.
## 4. Toimitus | ## 4. Leverans | ## 4. Delivery
Paketit toimitetaan 2–4 arkipäivässä, kookkaat tavarat 3–7 arkipäivässä ja tavarantoimittajan varastosta tulevat tuotteet 4–6 arkipäivässä. Jos toimitus viivästyy, kerromme siitä ja voit purkaa kaupan lain mukaan. | Paket levereras på 2–4 vardagar, skrymmande varor på 3–7 vardagar och varor från leverantörens lager på 4–6 vardagar. Om leveransen försenas meddelar vi dig, och du kan häva köpet enligt lag. | Parcels are delivered in 2–4 working days, bulky items in 3–7 working days and products from the supplier’s warehouse in 4–6 working days. If a delivery is delayed, we will let you know, and you may cancel the purchase as provided by law.
## 5. Peruutusoikeus | ## 5. Ångerrätt | ## 5. Right of withdrawal
Voit peruuttaa kaupan 14 päivän kuluessa tavaran vastaanottamisesta. Palautuksen kustannus on alkaen {{shipping.parcel.fee}}. Tarkemmat ohjeet ovat sivulla Peruuttaminen ja palautus. | Du kan ångra köpet inom 14 dagar från mottagandet. Returen kostar från {{shipping.parcel.fee}}. Närmare anvisningar finns på sidan Ångra köp och returnera. | You may withdraw from the purchase within 14 days of receiving the products. The return costs from {{shipping.parcel.fee}}. For more detailed instructions, see the page Withdrawal and returns.
## 6. Virhe ja takuu | ## 6. Fel och garanti | ## 6. Defects and warranty
Vastaamme tavaran virheestä kuluttajansuojalain mukaan. Takuu, jos sellainen on, ilmoitetaan tuotteen tiedoissa, eikä se rajoita lakisääteistä vastuuta. | Vi svarar för fel i varan enligt konsumentskyddslagen. En eventuell garanti anges i produktens uppgifter och begränsar inte det lagstadgade ansvaret. | We are liable for defects in the products in accordance with the Finnish Consumer Protection Act. Any warranty is stated in the product details and does not limit our statutory liability.
## 7. Asennus ja käyttö | ## 7. Montering och användning | ## 7. Fitting and use
Noudata koneen ja osan ohjeita. Jarru-, ohjaus- ja voimansiirtotyöt on syytä antaa ammattilaiselle, jos oma taito ei riitä. Kilpakäytössä syntynyt vika ei ole tavaran virhe. | Följ maskinens och delens anvisningar. Arbeten på bromsar, styrning och drivlina bör lämnas till en fackman om den egna kunskapen inte räcker. En skada som uppstår vid tävling är inte ett fel i varan. | Follow the instructions for the machine and the part. Work on brakes, steering and drivetrain is best left to a professional if your own skills are not sufficient. Damage caused by use in competition is not a defect in the product.
## 8. Erimielisyydet | ## 8. Tvister | ## 8. Disputes
Ota ensin yhteyttä asiakaspalveluumme. Ellei ratkaisua synny, kuluttaja voi saattaa asian kuluttajariitalautakuntaan (www.kuluttajariita.fi) oltuaan ensin yhteydessä kuluttajaneuvontaan. Ruotsissa asian voi viedä Ruotsin kuluttajariitalautakuntaan (ARN, www.arn.se), muissa maissa oman maan kuluttajaviranomaiselle. | Kontakta först vår kundservice. Om ingen lösning nås kan konsumenten föra ärendet till konsumenttvistenämnden (www.kuluttajariita.fi) efter att först ha kontaktat konsumentrådgivningen. I Sverige kan ärendet föras till Allmänna reklamationsnämnden (ARN, www.arn.se), i andra länder till landets egen konsumentmyndighet. | Contact our customer service first. If no solution is found, a consumer may refer the matter to the Consumer Disputes Board (www.kuluttajariita.fi) after first contacting the Consumer Advisory Services. In Sweden it may be referred to the National Board for Consumer Disputes (ARN, www.arn.se), in other countries to the consumer authority of the country.
`),
  },
  {
    id: 105,
    alias: ['tietosuoja', 'integritet', 'privacy'],
    title: ['Tietosuoja', 'Integritetspolicy', 'Privacy policy'],
    inMenu: true,
    description: [
      'Mitä tietoja keräämme, miksi ja kuinka kauan.',
      'Vilka uppgifter vi samlar in, varför och hur länge.',
      'What data we collect, why and for how long.',
    ],
    body: translations(`
Käsittelemme henkilötietoja, jotta voimme toimittaa tilauksesi ja palvella sinua. Rekisterinpitäjä on ATV Huset. | Vi behandlar personuppgifter för att kunna leverera din beställning och ge dig service. Personuppgiftsansvarig är ATV Huset. | We process personal data in order to deliver your order and to serve you. The controller is ATV Huset.
## Mitä tietoja käsittelemme | ## Vilka uppgifter vi behandlar | ## What data we process
* Tilaus: nimi, osoite, sähköposti, puhelin ja tilatut tuotteet. | * Beställning: namn, adress, e-post, telefon och beställda varor. | * Orders: name, address, email, phone number and the products ordered.
* Laskutus: henkilötunnus tai Y-tunnus, kun maksat laskulla. | * Fakturering: personbeteckning eller FO-nummer när du betalar mot faktura. | * Invoicing: personal identity code or business ID when you pay by invoice.
* Palvelu: viestit, jotka lähetät meille. | * Service: meddelanden som du skickar till oss. | * Service: the messages you send us.
* Tekniset tiedot: IP-osoite ja selain väärinkäytösten selvittämiseksi. | * Tekniska uppgifter: IP-adress och webbläsare för att utreda missbruk. | * Technical data: IP address and browser, to investigate misuse.
## Perusteet ja säilytysaika | ## Grunder och lagringstid | ## Legal basis and retention period
Tilaustiedot perustuvat sopimukseen ja kirjanpitolakiin; säilytämme niitä kuusi vuotta tilikauden päättymisestä. Uutiskirje perustuu suostumukseen, jonka voit perua milloin tahansa. | Beställningsuppgifterna grundar sig på avtal och bokföringslagen; vi sparar dem i sex år efter räkenskapsperiodens slut. Nyhetsbrevet grundar sig på samtycke som du kan återkalla när som helst. | Order data is processed on the basis of the contract and the Finnish Accounting Act; we keep it for six years from the end of the financial year. The newsletter is based on consent, which you can withdraw at any time.
## Kenelle tietoja annetaan | ## Vem som får uppgifter | ## Who receives the data
Vain niille, jotka tarvitsevat niitä: kuljetusyhtiölle, laskutuspalvelulle ja palvelimen ylläpitäjälle. Emme myy tietoja. | Endast de som behöver dem: transportföretaget, faktureringstjänsten och den som sköter servern. Vi säljer inga uppgifter. | Only those who need it: the carrier, the invoicing service and the operator of our server. We do not sell data.
## Oikeutesi | ## Dina rättigheter | ## Your rights
Voit pyytää tietosi nähtäväksi, korjattavaksi tai poistettavaksi, rajoittaa käsittelyä ja siirtää tiedot muualle. Voit myös valittaa tietosuojavaltuutetulle (www.tietosuoja.fi). | Du kan begära att få se, rätta eller radera dina uppgifter, begränsa behandlingen och flytta uppgifterna. Du kan också klaga hos dataombudsmannen (www.tietosuoja.fi). | You can ask to see your data and to have it corrected or erased, restrict its processing and have it transferred elsewhere. You can also lodge a complaint with the Data Protection Ombudsman (www.tietosuoja.fi).
`),
  },
  {
    id: 106,
    alias: ['cookies', 'cookies', 'cookies'],
    title: ['Evästeet', 'Kakor', 'Cookies'],
    inMenu: true,
    description: [
      'Mitä evästeitä kauppa käyttää ja mihin.',
      'Vilka kakor butiken använder och till vad.',
      'Which cookies the shop uses and what for.',
    ],
    body: translations(`
Eväste on pieni tieto, jonka selain tallentaa. Kauppa toimii välttämättömien evästeiden varassa; muut kysytään sinulta erikseen. | En kaka är en liten uppgift som webbläsaren sparar. Butiken klarar sig med nödvändiga kakor; om de andra frågar vi dig separat. | A cookie is a small piece of data that your browser stores. The shop works with necessary cookies only; we ask you separately about any others.
## Välttämättömät | ## Nödvändiga | ## Necessary
* Ostoskori: muistaa korisi vuoden ajan. | * Varukorgen: minns din korg i ett år. | * Basket: remembers your basket for a year.
* Markkina, kieli ja asiakastyyppi: muistavat valintasi vuoden ajan. | * Marknad, språk och kundtyp: minns dina val i ett år. | * Market, language and customer type: remember your choices for a year.
* Kirjautuminen: 30 minuuttia tai seitsemän päivää, jos pyydät pysymään kirjautuneena. | * Inloggning: 30 minuter, eller sju dagar om du ber att få vara inloggad. | * Login: 30 minutes, or seven days if you ask to stay logged in.
## Selaimen muisti | ## Webbläsarens minne | ## Browser storage
Suosikit, ajoneuvosi ja viimeisimmät haut tallentuvat vain omaan selaimeesi. | Favoriter, dina fordon och de senaste sökningarna sparas bara i din egen webbläsare. | Your favourites, your vehicles and your latest searches are stored in your own browser only.
## Valinnan muuttaminen | ## Ändra ditt val | ## Changing your choice
Voit poistaa evästeet selaimen asetuksista milloin tahansa. Kori ja valinnat tyhjenevät silloin. | Du kan radera kakor i webbläsarens inställningar när som helst. Då töms korgen och valen. | You can delete cookies in your browser settings at any time. This empties your basket and clears your choices.
`),
  },
  {
    id: 107,
    alias: ['saavutettavuus', 'tillganglighet', 'accessibility'],
    title: ['Saavutettavuus', 'Tillgänglighet', 'Accessibility'],
    inMenu: true,
    description: [
      'Kaupan saavutettavuusseloste ja palaute.',
      'Butikens tillgänglighetsredogörelse och respons.',
      'The shop’s accessibility statement and feedback.',
    ],
    body: translations(`
Haluamme, että jokainen voi ostaa meiltä. Kauppa on rakennettu WCAG 2.2 -ohjeiston A- ja AA-tasojen mukaan. | Vi vill att alla ska kunna handla hos oss. Butiken är byggd enligt nivåerna A och AA i WCAG 2.2. | We want everyone to be able to shop with us. The shop is built to levels A and AA of WCAG 2.2.
## Mitä tämä tarkoittaa | ## Vad det betyder | ## What this means
* Kaikki toimii näppäimistöllä, ja kohdistus näkyy aina. | * Allt fungerar med tangentbord och fokus syns alltid. | * Everything works with a keyboard, and the focus is always visible.
* Tekstin voi suurentaa kaksinkertaiseksi ilman, että mitään katoaa. | * Texten kan förstoras till det dubbla utan att något försvinner. | * Text can be enlarged to twice its size without anything disappearing.
* Virheilmoitukset kertovat, mitä pitää korjata. | * Felmeddelanden berättar vad som ska rättas. | * Error messages tell you what needs to be corrected.
* Liike pysähtyy, jos olet pyytänyt käyttöjärjestelmää vähentämään sitä. | * Rörelser upphör om du har bett operativsystemet minska dem. | * Motion stops if you have asked your operating system to reduce it.
## Tunnetut puutteet | ## Kända brister | ## Known shortcomings
Osa tuotekuvista on koristeellisia eikä niissä ole tekstivastinetta; samat tiedot ovat tuotteen tekstissä. | En del produktbilder är dekorativa och saknar textalternativ; samma uppgifter finns i produktens text. | Some product images are decorative and have no text alternative; the same information is in the product text.
## Palaute | ## Respons | ## Feedback
Kerro esteistä osoitteeseen asiakaspalvelu@atvhuset.example. Vastaamme kahden viikon kuluessa. Valvova viranomainen on Liikenne- ja viestintävirasto Traficom (www.saavutettavuusvaatimukset.fi). | Berätta om hinder till kundservice@atvhuset.example. Vi svarar inom två veckor. Tillsynsmyndighet är Transport- och kommunikationsverket Traficom (www.tillganglighetskrav.fi). | Tell us about any barriers at service@atvhuset.example. We reply within two weeks. The supervisory authority is the Finnish Transport and Communications Agency Traficom (www.saavutettavuusvaatimukset.fi).
`),
  },
  {
    id: 108,
    alias: ['tietoa-meista', 'om-oss', 'about-us'],
    title: ['Tietoa meistä', 'Om oss', 'About us'],
    inMenu: false,
    description: [
      'Mönkijöiden osat ja tarvikkeet ihmisiltä, jotka ajavat itsekin.',
      'Delar och tillbehör till fyrhjulingar från människor som själva kör.',
      'ATV parts and accessories from people who ride themselves.',
    ],
    body: translations(`
ATV Huset myy osia ja tarvikkeita mönkijöihin ja side-by-side-koneisiin. Palvelemme suomeksi ja ruotsiksi Suomessa, Ruotsissa, Tanskassa ja Norjassa. | ATV Huset säljer delar och tillbehör till fyrhjulingar och side-by-side. Vi betjänar på finska och svenska i Finland, Sverige, Danmark och Norge. | ATV Huset sells parts and accessories for ATVs and side-by-sides. We serve customers in Finnish and Swedish in Finland, Sweden, Denmark and Norway.
## Miksi meiltä | ## Varför hos oss | ## Why shop with us
* Valitse ajoneuvosi kerran, niin näytämme siihen sopivat osat. | * Välj ditt fordon en gång, så visar vi delarna som passar. | * Choose your vehicle once, and we will show you the parts that fit.
* Tavara on hyllyssä: kerromme saldon, emme arvausta. | * Varan finns på hyllan: vi visar saldot, inte en gissning. | * What we sell is on the shelf: we show you the stock, not a guess.
* Hinnan vieressä on 30 päivän alin hinta, kun tuote on alennuksessa. | * Intill priset står det lägsta priset på 30 dagar när varan är nedsatt. | * When a product is reduced, the lowest price of the past 30 days is next to the price.
* Vastaamme kysymyksiin ihmisinä, jotka ovat itse olleet ojassa. | * Vi svarar på frågor som människor som själva har suttit i diket. | * We answer questions as people who have been in the ditch ourselves.
## Meille voi myös poiketa | ## Du kan också titta in | ## You can also drop in
Noutopiste palvelee arkisin. Sovi nouto etukäteen asiakaspalvelun kanssa, niin tavara on valmiina. | Utlämningen betjänar på vardagar. Kom överens om avhämtning med kundservice i förväg, så är varorna klara. | Our pick-up point is open on working days. Arrange your collection with customer service in advance, and your order will be ready.
`),
  },
];
