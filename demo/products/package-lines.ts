/** The texts of the packages: products sold together and chosen part by part. */
import { pairs } from '../words.ts';
import type { Family } from './line.ts';

export const packages: Family = {
  key: 'packages',
  uses: pairs(`
Valitse osat itse: jokaiseen ryhmään on poimittu vain toisiinsa sopivat vaihtoehdot. | Välj delarna själv: i varje grupp finns bara alternativ som passar ihop.
Kun kaikki pakolliset valinnat on tehty, paketti menee ostoskoriin yhdellä painalluksella. | När alla obligatoriska val är gjorda läggs paketet i varukorgen med ett tryck.
Koottu niistä osista, joita asiakkaamme ostavat yhdessä. | Sammansatt av de delar som våra kunder köper tillsammans.
`),
  care: pairs(`
Lue kunkin osan omat ohjeet ennen asennusta. | Läs varje dels egna anvisningar före monteringen.
Paketin osat voi palauttaa myös erikseen 14 päivän kuluessa. | Paketets delar kan också returneras var för sig inom 14 dagar.
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
      says: pairs(`
Auralevy, työntörunko ja konekohtainen kiinnike yhdestä tilauksesta. | Plogblad, skjutram och maskinanpassat fäste i en beställning.
Kaikki osat sopivat toisiinsa ja koneeseen ilman porausta. | Alla delar passar ihop och på maskinen utan borrning.
Lisää halutessasi vinssi, joka nostaa terän napin painalluksella. | Lägg till en vinsch om du vill lyfta bladet med en knapp.
Asennus vie ensimmäisellä kerralla iltapäivän ja sen jälkeen viisi minuuttia. | Monteringen tar en eftermiddag första gången och därefter fem minuter.
`),
      points: pairs(`
Kolme pakollista osaa | Tre obligatoriska delar
Vinssi lisävalintana | Vinsch som tillval
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
      says: pairs(`
Vinssi ja asennuslevy, jotka sopivat suoraan koneeseesi. | Vinsch och fäste som passar direkt på din maskin.
Valitse vetokyky koneen ja työn mukaan. | Välj dragkraft efter maskin och arbete.
Mukaan saa halutessaan kuituköyden ja langattoman ohjaimen. | Fiberlina och trådlös kontroll kan läggas till.
Asennus ilman porausta koneen omiin reikiin. | Monteras utan borrning i maskinens egna hål.
`),
      points: pairs(`
Vinssi ja konekohtainen levy | Vinsch och maskinanpassat fäste
Köysi ja ohjain lisävalintoina | Lina och kontroll som tillval
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
      says: pairs(`
Neljä rengasta ja neljä vannetta, jotka kuuluvat yhteen. | Fyra däck och fyra fälgar som hör ihop.
Valitse kuvio ja vanne, niin me huolehdimme, että halkaisija täsmää. | Välj mönster och fälg, så ser vi till att diametern stämmer.
Toinen pyöräsarja talveksi säästää renkaiden vaihdon joka syksy. | En andra hjulsats för vintern sparar däckbytet varje höst.
Mutterit saa samaan pakettiin. | Muttrarna kan tas med i samma paket.
`),
      points: pairs(`
Neljä rengasta ja vannetta | Fyra däck och fälgar
Mutterit lisävalintana | Muttrar som tillval
`),
    },
  ],
};
