/** The content pages: customer service, terms and legal information. Paragraphs are pairs; `##` starts a heading, `*` a list item. */
import type { Pair } from '../words.ts';
import { pairs } from '../words.ts';

export interface Page {
  id: number;
  alias: Pair;
  title: Pair;
  description: Pair;
  /** Listed in the side menu of the information pages. */
  inMenu: boolean;
  body: readonly Pair[];
}

export const pages: readonly Page[] = [
  {
    id: 101,
    alias: ['asiakaspalvelu', 'kundservice'],
    title: ['Asiakaspalvelu', 'Kundservice'],
    inMenu: true,
    description: [
      'Autamme osien valinnassa, tilauksissa ja palautuksissa arkisin.',
      'Vi hjälper dig med val av delar, beställningar och returer på vardagar.',
    ],
    body: pairs(`
Kerro meille, mikä kone sinulla on ja mitä olet tekemässä. Etsimme osan, joka sopii, ja sanomme suoraan, jos emme ole varmoja. | Berätta vilken maskin du har och vad du håller på med. Vi letar upp en del som passar och säger rent ut om vi är osäkra.
## Yhteystiedot | ## Kontakt
* Sähköposti: asiakaspalvelu@atvhuset.example | * E-post: kundservice@atvhuset.example
* Puhelin: 020 000 0000, arkisin 9–16 | * Telefon: 020 000 0000, vardagar 9–16
* Vastaamme viesteihin yhden arkipäivän kuluessa suomeksi ja ruotsiksi. | * Vi svarar på meddelanden inom en vardag, på finska och svenska.
## Ennen kuin otat yhteyttä | ## Innan du hör av dig
* Pidä tilausnumero lähellä, jos asia koskee tilausta. | * Ha beställningsnumret nära till hands om ärendet gäller en beställning.
* Osakyselyissä tarvitsemme koneen merkin, mallin ja vuosimallin. | * Vid frågor om delar behöver vi maskinens märke, modell och årsmodell.
* Kuva vanhasta osasta kertoo usein enemmän kuin pitkä selitys. | * En bild av den gamla delen säger ofta mer än en lång förklaring.
## Tilauksen muuttaminen | ## Ändra en beställning
Jos huomaat tilauksessasi virheen, soita heti, niin yritämme korjata sen ennen lähetystä. | Märker du ett fel i din beställning, ring genast så försöker vi rätta det innan varorna skickas.
## Tuote on viallinen tai väärä | ## Varan är defekt eller fel
Ilmoita virheestä kohtuullisessa ajassa siitä, kun huomasit sen. Lähetä kuva ja lyhyt kuvaus, niin korvaamme tuotteen, korjaamme sen tai palautamme rahat. Palautus on silloin sinulle maksuton. | Meddela oss om felet inom rimlig tid efter att du märkt det. Skicka en bild och en kort beskrivning, så ersätter vi varan, reparerar den eller betalar tillbaka pengarna. Returen är då gratis för dig.
`),
  },
  {
    id: 102,
    alias: ['toimitus', 'leverans'],
    title: ['Toimitus ja maksaminen', 'Leverans och betalning'],
    inMenu: true,
    description: [
      'Toimitusajat, toimitusmaksut ja maksutavat.',
      'Leveranstider, fraktavgifter och betalningssätt.',
    ],
    body: pairs(`
Näet toimitustavat ja hinnat kassalla heti, kun olet antanut postinumerosi. | Du ser leveranssätten och priserna i kassan så snart du har angett ditt postnummer.
## Toimitusajat | ## Leveranstider
* Varastossa oleva paketti: 2–4 arkipäivää. | * Paket från lager: 2–4 vardagar.
* Kookas tavara, kuten aurat, telat ja perävaunut: 3–7 arkipäivää. | * Skrymmande varor som plogar, band och släp: 3–7 vardagar.
* Tavarantoimittajan varastosta: 4–6 arkipäivää. | * Från leverantörens lager: 4–6 vardagar.
## Toimitusmaksut | ## Fraktavgifter
* Paketti noutopisteeseen {{shipping.parcel.fee}}, maksutta, kun tilauksesi on vähintään {{shipping.parcel.freeFrom}}. | * Paket till ombud {{shipping.parcel.fee}}, utan avgift när beställningen är minst {{shipping.parcel.freeFrom}}.
* Kotiinkuljetus alkaen {{shipping.home.fee}}, maksutta, kun tilauksesi on vähintään {{shipping.home.freeFrom}}. | * Hemleverans från {{shipping.home.fee}}, utan avgift när beställningen är minst {{shipping.home.freeFrom}}.
* Yli {{shipping.parcel.maxWeight}} painavat lähetykset rahtina kotipihaan {{shipping.freight.fee}}. | * Sändningar över {{shipping.parcel.maxWeight}} med leverans till tomtgränsen {{shipping.freight.fee}}.
## Maksutavat | ## Betalningssätt
* Tilisiirto ennakkoon: lähetämme tilauksen, kun maksu on tilillämme. | * Förskottsbetalning till konto: vi skickar beställningen när betalningen har kommit in.
* Lasku: maksuaikaa 30 päivää. Tarvitsemme henkilötunnuksen tai yrityksen Y-tunnuksen. | * Faktura: betalningstid 30 dagar. Vi behöver personbeteckning eller företagets FO-nummer.
## Jos paketti vahingoittuu matkalla | ## Om paketet skadas på vägen
Tarkista lähetys heti. Kirjaa näkyvä vaurio kuljettajan kanssa ja ilmoita meille kuvien kera. | Kontrollera sändningen genast. Anteckna synliga skador tillsammans med chauffören och meddela oss med bilder.
`),
  },
  {
    id: 103,
    alias: ['peruuttaminen', 'angra-kop'],
    title: ['Peruuttaminen ja palautus', 'Ångra köp och returnera'],
    inMenu: true,
    description: [
      '14 päivän peruutusoikeus: näin peruutat ja palautat.',
      '14 dagars ångerrätt: så ångrar du köpet och returnerar.',
    ],
    body: pairs(`
Sinulla on oikeus peruuttaa kauppa 14 päivän kuluessa siitä, kun sait tavaran. Syytä ei tarvitse kertoa. | Du har rätt att ångra köpet inom 14 dagar från att du tog emot varan. Du behöver inte ange något skäl.
## Näin peruutat | ## Så ångrar du dig
* Ilmoita peruuttamisesta sähköpostilla tai täytä peruuttamislomake. Mainitse tilausnumero ja tuotteet. | * Meddela att du ångrar dig per e-post eller fyll i ångerblanketten. Ange beställningsnummer och produkter.
* Lähetä tuotteet takaisin 14 päivän kuluessa ilmoituksesta. | * Skicka tillbaka produkterna inom 14 dagar efter meddelandet.
* Palautuksen kustannus on alkaen {{shipping.parcel.fee}} ja se vähennetään palautettavasta summasta. | * Returen kostar från {{shipping.parcel.fee}} och dras av från summan som betalas tillbaka.
* Maksamme rahat takaisin 14 päivän kuluessa ilmoituksestasi, kuitenkin vasta kun tuotteet ovat meillä tai olet osoittanut lähettäneesi ne. | * Vi betalar tillbaka inom 14 dagar från ditt meddelande, dock först när produkterna är hos oss eller du har visat att du skickat dem.
## Tuotteen kunto | ## Varans skick
Voit kokeilla tuotetta samalla tavalla kuin myymälässä. Jos sitä on käytetty enemmän, voimme vähentää arvon alenemisen. Asennettua, öljyttyä tai koneessa ajettua osaa emme voi myydä uutena. | Du kan prova varan på samma sätt som i en butik. Om den har använts mer än så kan vi dra av värdeminskningen. En monterad, oljad eller körd del kan vi inte sälja som ny.
## Mitä ei voi peruuttaa | ## Vad som inte kan ångras
* Tuotteita, jotka on valmistettu toiveidesi mukaan. | * Varor som har tillverkats enligt dina önskemål.
* Avattuja hygieniatuotteita ja avattuja nestepakkauksia. | * Öppnade hygienprodukter och öppnade vätskeförpackningar.
## Peruuttamislomakkeen malli | ## Modell för ångerblankett
Ilmoitan, että peruutan seuraavien tavaroiden kaupan: (tuotteet). Tilattu (päivä), vastaanotettu (päivä). Nimi, osoite ja päiväys. | Jag meddelar att jag ångrar köpet av följande varor: (produkter). Beställda (datum), mottagna (datum). Namn, adress och datum.
`),
  },
  {
    id: 104,
    alias: ['ostoehdot', 'kopvillkor'],
    title: ['Ostoehdot', 'Köpvillkor'],
    inMenu: true,
    description: [
      'ATV Husetin tilaus-, toimitus- ja palautusehdot.',
      'ATV Husets villkor för beställning, leverans och retur.',
    ],
    body: pairs(`
Näitä ehtoja sovelletaan, kun kuluttaja tai yritys tilaa tuotteita ATV Husetin verkkokaupasta. Kuluttajan pakottavat oikeudet ovat voimassa näistä ehdoista riippumatta. | Dessa villkor gäller när en konsument eller ett företag beställer varor i ATV Husets nätbutik. Konsumentens tvingande rättigheter gäller oberoende av villkoren.
## 1. Tilaus ja sopimus | ## 1. Beställning och avtal
Kauppa syntyy, kun vahvistamme tilauksen. Tilaajan on oltava täysi-ikäinen. Korjaamme ilmeiset hinta- ja kirjoitusvirheet ennen vahvistusta. | Avtalet ingås när vi bekräftar beställningen. Beställaren ska vara myndig. Uppenbara pris- och skrivfel rättar vi före bekräftelsen.
## 2. Hinnat | ## 2. Priser
Hinnat sisältävät arvonlisäveron. Yritys voi näyttää hinnat ilman veroa. Toimitus- ja maksutavan hinta näkyy ennen tilauksen lähettämistä. Alennetun tuotteen vieressä kerromme alimman hinnan alennusta edeltäneiltä 30 päivältä. | Priserna innehåller mervärdesskatt. Företag kan visa priserna utan skatt. Priset för leverans och betalning visas innan beställningen skickas. Vid nedsatta varor anger vi det lägsta priset under de 30 dagarna före sänkningen.
## 3. Maksaminen | ## 3. Betalning
Laskun maksuaika on 30 päivää. Viivästyneestä maksusta perimme korkolain mukaisen viivästyskoron ja lain sallimat perintäkulut. Ennakkomaksulla tilattu tavara lähtee, kun maksu on saapunut; varaamme tuotteet seitsemäksi päiväksi. | Fakturans betalningstid är 30 dagar. På försenad betalning tar vi ut dröjsmålsränta enligt räntelagen och indrivningskostnader som lagen tillåter. Varor mot förskott skickas när betalningen har kommit; vi reserverar produkterna i sju dagar.
## 4. Toimitus | ## 4. Leverans
Paketit toimitetaan 2–4 arkipäivässä, kookkaat tavarat 3–7 arkipäivässä ja tavarantoimittajan varastosta tulevat tuotteet 4–6 arkipäivässä. Jos toimitus viivästyy, kerromme siitä ja voit purkaa kaupan lain mukaan. | Paket levereras på 2–4 vardagar, skrymmande varor på 3–7 vardagar och varor från leverantörens lager på 4–6 vardagar. Om leveransen försenas meddelar vi dig, och du kan häva köpet enligt lag.
## 5. Peruutusoikeus | ## 5. Ångerrätt
Voit peruuttaa kaupan 14 päivän kuluessa tavaran vastaanottamisesta. Palautuksen kustannus on alkaen {{shipping.parcel.fee}}. Tarkemmat ohjeet ovat sivulla Peruuttaminen ja palautus. | Du kan ångra köpet inom 14 dagar från mottagandet. Returen kostar från {{shipping.parcel.fee}}. Närmare anvisningar finns på sidan Ångra köp och returnera.
## 6. Virhe ja takuu | ## 6. Fel och garanti
Vastaamme tavaran virheestä kuluttajansuojalain mukaan. Takuu, jos sellainen on, ilmoitetaan tuotteen tiedoissa, eikä se rajoita lakisääteistä vastuuta. | Vi svarar för fel i varan enligt konsumentskyddslagen. En eventuell garanti anges i produktens uppgifter och begränsar inte det lagstadgade ansvaret.
## 7. Asennus ja käyttö | ## 7. Montering och användning
Noudata koneen ja osan ohjeita. Jarru-, ohjaus- ja voimansiirtotyöt on syytä antaa ammattilaiselle, jos oma taito ei riitä. Kilpakäytössä syntynyt vika ei ole tavaran virhe. | Följ maskinens och delens anvisningar. Arbeten på bromsar, styrning och drivlina bör lämnas till en fackman om den egna kunskapen inte räcker. En skada som uppstår vid tävling är inte ett fel i varan.
## 8. Erimielisyydet | ## 8. Tvister
Ota ensin yhteyttä asiakaspalveluumme. Ellei ratkaisua synny, kuluttaja voi saattaa asian kuluttajariitalautakuntaan (www.kuluttajariita.fi) oltuaan ensin yhteydessä kuluttajaneuvontaan. | Kontakta först vår kundservice. Om ingen lösning nås kan konsumenten föra ärendet till konsumenttvistenämnden (www.kuluttajariita.fi) efter att först ha kontaktat konsumentrådgivningen.
`),
  },
  {
    id: 105,
    alias: ['tietosuoja', 'integritet'],
    title: ['Tietosuoja', 'Integritet'],
    inMenu: true,
    description: [
      'Mitä tietoja keräämme, miksi ja kuinka kauan.',
      'Vilka uppgifter vi samlar in, varför och hur länge.',
    ],
    body: pairs(`
Käsittelemme henkilötietoja, jotta voimme toimittaa tilauksesi ja palvella sinua. Rekisterinpitäjä on ATV Huset. | Vi behandlar personuppgifter för att kunna leverera din beställning och ge dig service. Personuppgiftsansvarig är ATV Huset.
## Mitä tietoja käsittelemme | ## Vilka uppgifter vi behandlar
* Tilaus: nimi, osoite, sähköposti, puhelin ja tilatut tuotteet. | * Beställning: namn, adress, e-post, telefon och beställda varor.
* Laskutus: henkilötunnus tai Y-tunnus, kun maksat laskulla. | * Fakturering: personbeteckning eller FO-nummer när du betalar mot faktura.
* Palvelu: viestit, jotka lähetät meille. | * Service: meddelanden som du skickar till oss.
* Tekniset tiedot: IP-osoite ja selain väärinkäytösten selvittämiseksi. | * Tekniska uppgifter: IP-adress och webbläsare för att utreda missbruk.
## Perusteet ja säilytysaika | ## Grunder och lagringstid
Tilaustiedot perustuvat sopimukseen ja kirjanpitolakiin; säilytämme niitä kuusi vuotta tilikauden päättymisestä. Uutiskirje perustuu suostumukseen, jonka voit perua milloin tahansa. | Beställningsuppgifterna grundar sig på avtal och bokföringslagen; vi sparar dem i sex år efter räkenskapsperiodens slut. Nyhetsbrevet grundar sig på samtycke som du kan återkalla när som helst.
## Kenelle tietoja annetaan | ## Vem som får uppgifter
Vain niille, jotka tarvitsevat niitä: kuljetusyhtiölle, laskutuspalvelulle ja palvelimen ylläpitäjälle. Emme myy tietoja. | Endast de som behöver dem: transportföretaget, faktureringstjänsten och den som sköter servern. Vi säljer inga uppgifter.
## Oikeutesi | ## Dina rättigheter
Voit pyytää tietosi nähtäväksi, korjattavaksi tai poistettavaksi, rajoittaa käsittelyä ja siirtää tiedot muualle. Voit myös valittaa tietosuojavaltuutetulle (www.tietosuoja.fi). | Du kan begära att få se, rätta eller radera dina uppgifter, begränsa behandlingen och flytta uppgifterna. Du kan också klaga hos dataombudsmannen (www.tietosuoja.fi).
`),
  },
  {
    id: 106,
    alias: ['cookies', 'cookies'],
    title: ['Evästeet', 'Kakor'],
    inMenu: true,
    description: ['Mitä evästeitä kauppa käyttää ja mihin.', 'Vilka kakor butiken använder och till vad.'],
    body: pairs(`
Eväste on pieni tieto, jonka selain tallentaa. Kauppa toimii välttämättömien evästeiden varassa; muut kysytään sinulta erikseen. | En kaka är en liten uppgift som webbläsaren sparar. Butiken klarar sig med nödvändiga kakor; om de andra frågar vi dig separat.
## Välttämättömät | ## Nödvändiga
* Ostoskori: muistaa korisi vuoden ajan. | * Varukorgen: minns din korg i ett år.
* Markkina, kieli ja asiakastyyppi: muistavat valintasi vuoden ajan. | * Marknad, språk och kundtyp: minns dina val i ett år.
* Kirjautuminen: 30 minuuttia tai seitsemän päivää, jos pyydät pysymään kirjautuneena. | * Inloggning: 30 minuter, eller sju dagar om du ber att få vara inloggad.
## Selaimen muisti | ## Webbläsarens minne
Suosikit, ajoneuvosi ja viimeisimmät haut tallentuvat vain omaan selaimeesi. | Favoriter, dina fordon och de senaste sökningarna sparas bara i din egen webbläsare.
## Valinnan muuttaminen | ## Ändra ditt val
Voit poistaa evästeet selaimen asetuksista milloin tahansa. Kori ja valinnat tyhjenevät silloin. | Du kan radera kakor i webbläsarens inställningar när som helst. Då töms korgen och valen.
`),
  },
  {
    id: 107,
    alias: ['saavutettavuus', 'tillganglighet'],
    title: ['Saavutettavuus', 'Tillgänglighet'],
    inMenu: true,
    description: [
      'Kaupan saavutettavuusseloste ja palaute.',
      'Butikens tillgänglighetsredogörelse och respons.',
    ],
    body: pairs(`
Haluamme, että jokainen voi ostaa meiltä. Kauppa on rakennettu WCAG 2.2 -ohjeiston A- ja AA-tasojen mukaan. | Vi vill att alla ska kunna handla hos oss. Butiken är byggd enligt nivåerna A och AA i WCAG 2.2.
## Mitä tämä tarkoittaa | ## Vad det betyder
* Kaikki toimii näppäimistöllä, ja kohdistus näkyy aina. | * Allt fungerar med tangentbord och fokus syns alltid.
* Tekstin voi suurentaa kaksinkertaiseksi ilman, että mitään katoaa. | * Texten kan förstoras till det dubbla utan att något försvinner.
* Virheilmoitukset kertovat, mitä pitää korjata. | * Felmeddelanden berättar vad som ska rättas.
* Liike pysähtyy, jos olet pyytänyt käyttöjärjestelmää vähentämään sitä. | * Rörelser upphör om du har bett operativsystemet minska dem.
## Tunnetut puutteet | ## Kända brister
Osa tuotekuvista on koristeellisia eikä niissä ole tekstivastinetta; samat tiedot ovat tuotteen tekstissä. | En del produktbilder är dekorativa och saknar textalternativ; samma uppgifter finns i produktens text.
## Palaute | ## Respons
Kerro esteistä osoitteeseen asiakaspalvelu@atvhuset.example. Vastaamme kahden viikon kuluessa. Valvova viranomainen on Liikenne- ja viestintävirasto Traficom (www.saavutettavuusvaatimukset.fi). | Berätta om hinder till kundservice@atvhuset.example. Vi svarar inom två veckor. Tillsynsmyndighet är Transport- och kommunikationsverket Traficom (www.tillganglighetskrav.fi).
`),
  },
  {
    id: 108,
    alias: ['tietoa-meista', 'om-oss'],
    title: ['Tietoa meistä', 'Om oss'],
    inMenu: false,
    description: [
      'Mönkijöiden osat ja tarvikkeet ihmisiltä, jotka ajavat itsekin.',
      'Delar och tillbehör till fyrhjulingar från människor som själva kör.',
    ],
    body: pairs(`
ATV Huset myy osia ja tarvikkeita mönkijöihin ja side-by-side-koneisiin. Palvelemme suomeksi ja ruotsiksi Suomessa, Ruotsissa, Tanskassa ja Norjassa. | ATV Huset säljer delar och tillbehör till fyrhjulingar och side-by-side. Vi betjänar på finska och svenska i Finland, Sverige, Danmark och Norge.
## Miksi meiltä | ## Varför hos oss
* Valitse ajoneuvosi kerran, niin näytämme siihen sopivat osat. | * Välj ditt fordon en gång, så visar vi delarna som passar.
* Tavara on hyllyssä: kerromme saldon, emme arvausta. | * Varan finns på hyllan: vi visar saldot, inte en gissning.
* Hinnan vieressä on 30 päivän alin hinta, kun tuote on alennuksessa. | * Intill priset står det lägsta priset på 30 dagar när varan är nedsatt.
* Vastaamme kysymyksiin ihmisinä, jotka ovat itse olleet ojassa. | * Vi svarar på frågor som människor som själva har suttit i diket.
## Meille voi myös poiketa | ## Du kan också titta in
Noutopiste palvelee arkisin. Sovi nouto etukäteen asiakaspalvelun kanssa, niin tavara on valmiina. | Utlämningen betjänar på vardagar. Kom överens om avhämtning med kundservice i förväg, så är varorna klara.
`),
  },
];
