/** The texts of the packages: products sold together and chosen part by part. */
import { translations } from '../words.ts';
import type { Family } from './line.ts';

export const packages: Family = {
  key: 'packages',
  uses: translations(`
Valitse osat itse: jokaiseen ryhmään on poimittu vain toisiinsa sopivat vaihtoehdot. | Välj delarna själv: i varje grupp finns bara alternativ som passar ihop. | Choose the parts yourself: each group holds only options that fit together.
Kun kaikki pakolliset valinnat on tehty, paketti menee ostoskoriin yhdellä painalluksella. | När alla obligatoriska val är gjorda läggs paketet i varukorgen med ett tryck. | Once all required choices are made, the package goes into your cart with one press.
Koottu niistä osista, joita asiakkaamme ostavat yhdessä. | Sammansatt av de delar som våra kunder köper tillsammans. | Put together from the parts that our customers buy together.
`),
  care: translations(`
Lue kunkin osan omat ohjeet ennen asennusta. | Läs varje dels egna anvisningar före monteringen. | Read each part’s own instructions before fitting it.
Paketin osat voi palauttaa myös erikseen 14 päivän kuluessa. | Paketets delar kan också returneras var för sig inom 14 dagar. | You can also return the parts of a package separately within 14 days.
`),
  lines: [
    {
      key: 'winter-package',
      category: 'aurapaketit',
      picture: 'plough-package',
      noun: ['aurapaketti', 'plogpaket', 'plough package'],
      share: 0,
      brands: ['lumikko'],
      series: ['Valmis'],
      price: [0, 0],
      grams: 57_000,
      box: [1500, 500, 400],
      says: translations(`
Auralevy, työntörunko ja konekohtainen kiinnike yhdestä tilauksesta. | Plogblad, skjutram och maskinanpassat fäste i en beställning. | Plough blade, push frame and the mount for your machine in one order.
Kaikki osat sopivat toisiinsa ja koneeseen ilman porausta. | Alla delar passar ihop och på maskinen utan borrning. | All parts fit each other and your machine without drilling.
Lisää halutessasi vinssi, joka nostaa terän napin painalluksella. | Lägg till en vinsch om du vill lyfta bladet med en knapp. | Add a winch if you like, to raise the blade at the press of a button.
Asennus vie ensimmäisellä kerralla iltapäivän ja sen jälkeen viisi minuuttia. | Monteringen tar en eftermiddag första gången och därefter fem minuter. | The first time, fitting takes an afternoon, and after that five minutes.
`),
      points: translations(`
Kolme pakollista osaa | Tre obligatoriska delar | Three required parts
Vinssi lisävalintana | Vinsch som tillval | Winch as an option
`),
    },
    {
      key: 'winch-package',
      category: 'vinssipaketit',
      picture: 'winch-package',
      noun: ['vinssipaketti', 'vinschpaket', 'winch package'],
      share: 0,
      brands: ['tarmovinssi'],
      series: ['Valmis'],
      price: [0, 0],
      grams: 13_500,
      box: [420, 260, 220],
      says: translations(`
Vinssi ja asennuslevy, jotka sopivat suoraan koneeseesi. | Vinsch och fäste som passar direkt på din maskin. | A winch and a mounting plate that fit your machine directly.
Valitse vetokyky koneen ja työn mukaan. | Välj dragkraft efter maskin och arbete. | Choose the pulling capacity for your machine and your work.
Mukaan saa halutessaan kuituköyden ja langattoman ohjaimen. | Fiberlina och trådlös kontroll kan läggas till. | Add a synthetic rope and a wireless remote control if you like.
Asennus ilman porausta koneen omiin reikiin. | Monteras utan borrning i maskinens egna hål. | Fits the machine’s own holes without drilling.
`),
      points: translations(`
Vinssi ja konekohtainen levy | Vinsch och maskinanpassat fäste | Winch and a plate made for your machine
Köysi ja ohjain lisävalintoina | Lina och kontroll som tillval | Rope and remote control as options
`),
    },
    {
      key: 'wheel-package',
      category: 'valmiit-pyorasarjat',
      picture: 'wheel',
      noun: ['pyöräsarja', 'hjulsats', 'wheel set'],
      share: 0,
      brands: ['routakita'],
      series: ['Valmis'],
      price: [0, 0],
      grams: 68_000,
      box: [700, 700, 900],
      fit: 'wheel',
      says: translations(`
Neljä rengasta ja neljä vannetta, jotka kuuluvat yhteen. | Fyra däck och fyra fälgar som hör ihop. | Four tyres and four rims that belong together.
Valitse kuvio ja vanne, niin me huolehdimme, että halkaisija täsmää. | Välj mönster och fälg, så ser vi till att diametern stämmer. | Choose the tread and the rim, and we make sure that the diameter matches.
Toinen pyöräsarja talveksi säästää renkaiden vaihdon joka syksy. | En andra hjulsats för vintern sparar däckbytet varje höst. | A second set of wheels for winter saves changing tyres every autumn.
Mutterit saa samaan pakettiin. | Muttrarna kan tas med i samma paket. | You can have the nuts in the same package.
`),
      points: translations(`
Neljä rengasta ja vannetta | Fyra däck och fälgar | Four tyres and rims
Mutterit lisävalintana | Muttrar som tillval | Nuts as an option
`),
    },
  ],
};
