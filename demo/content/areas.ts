/** The demo content of the page areas: the front page, above and below lists, below the product. */
import { categoryOf, lineageOf } from '../shop/categories.ts';
import type { Language, Translated } from '../words.ts';
import { slug } from '../words.ts';
import type { ContainerWords, Loose } from './widgets.ts';
import { banner, buttons, latestViewed, productList, strip, text } from './widgets.ts';

export interface Area {
  id: number;
  name: string;
  family: string;
  area: string;
  /** An area without filters is shown where no other one matches. */
  filters?: readonly { key: string; value: string }[];
  containers: readonly ContainerWords[];
  /** Visible only with a preview token. */
  draft?: boolean;
}

/** The category page that the area belongs to, in every language. */
const toCategory = (key: string): Translated => {
  const path = lineageOf(categoryOf(key)).toReversed();
  const inLanguage = (language: Language): string => path.map(({ name }) => slug(name[language])).join('/');
  return [`/c/${inLanguage(0)}`, `/sv/c/${inLanguage(1)}`, `/en/c/${inLanguage(2)}`];
};

const tile = (key: string, image: string, small: Translated): Loose => {
  const { name } = categoryOf(key);
  return banner({
    image: `${image}.webp`,
    href: toCategory(key),
    alt: name,
    small,
    large: name,
    button: ['Katso tuotteet', 'Se produkterna', 'View products'],
  });
};

const ids = (...keys: readonly string[]): { categoryIds: readonly number[] } => ({
  categoryIds: keys.map(key => categoryOf(key).id),
});

const top = 'The top part of the product list';
const bottom = 'The bottom part of the product list';

/** One filter per key: an area matches when all of its filters match. */
const forCategory = (key: string): { key: string; value: string }[] => [
  { key: 'Category', value: String(categoryOf(key).id) },
];

export const areas: readonly Area[] = [
  {
    id: 1,
    name: 'Front page',
    family: 'Frontpage',
    area: 'The front page area',
    containers: [
      {
        name: 'Hero',
        design: 'full-width',
        widgets: [
          banner(
            {
              image: 'hero-winter.webp',
              mobileImage: 'hero-winter-tall.webp',
              href: toCategory('auraus-ja-talvi'),
              alt: ['Aura lumisessa metsässä', 'En plog i snöig skog', 'A plough in a snowy forest'],
              small: ['Talvi tulee joka vuosi', 'Vintern kommer varje år', 'Winter comes every year'],
              large: [
                'Aura kiinni ennen ensilunta',
                'Montera plogen före första snön',
                'Fit your plough before the first snow',
              ],
              button: [
                'Katso aurat ja talvivarusteet',
                'Se plogar och vinterutrustning',
                'Shop ploughs and winter equipment',
              ],
            },
            true,
          ),
        ],
      },
      {
        name: 'Categories',
        layout: 'third',
        responsiveMode: 'collapse',
        widgets: [
          tile('renkaat-ja-vanteet', 'tile-forest', [
            'Pitoa mutaan ja jäälle',
            'Grepp i lera och på is',
            'Grip for mud and ice',
          ]),
          tile('vinssit', 'tile-lake', ['Ylös ojasta', 'Upp ur diket', 'Out of the ditch']),
          tile('oljyt-ja-huolto', 'tile-workshop', [
            'Huolto omassa tallissa',
            'Service i eget garage',
            'Servicing in your own garage',
          ]),
          tile('ajovarusteet', 'tile-trail', [
            'Lämpimänä perille',
            'Varm ända fram',
            'Warm all the way there',
          ]),
          tile('metsa-ja-maatila', 'tile-field', ['Työtä pellolla', 'Arbete på åkern', 'Work in the field']),
          tile('telasarjat', 'tile-winter', ['Kantaa hangella', 'Bär på snön', 'Stay on top of the snow']),
        ],
      },
      { name: 'News', widgets: [productList(['Uutuudet', 'Nyheter', 'New arrivals'], { sort: 'LATEST' })] },
      {
        name: 'Winter',
        widgets: [
          productList(['Talven valinnat', 'Vinterns val', 'Winter favourites'], {
            sort: 'MOST_SOLD',
            ...ids('auraus-ja-talvi'),
          }),
        ],
      },
      {
        name: 'Most sold',
        widgets: [productList(['Myydyimmät', 'Mest sålda', 'Bestsellers'], { sort: 'MOST_SOLD' })],
      },
      {
        name: 'About',
        design: 'narrow',
        widgets: [
          text(
            ['Osat, jotka sopivat koneeseesi', 'Delar som passar din maskin', 'Parts that fit your machine'],
            [
              '<p>Valitse ajoneuvosi kerran sivun yläreunasta, niin näytämme siihen sopivat osat ja tekniset tiedot: rengaskoot, pulttijaot ja öljymäärät.</p>',
              '<p>Välj ditt fordon en gång högst upp på sidan, så visar vi delarna som passar och tekniska data: däckstorlekar, bultcirklar och oljemängder.</p>',
              '<p>Choose your vehicle once at the top of the page, and we will show you the parts that fit and its technical data: tyre sizes, bolt patterns and oil capacities.</p>',
            ],
          ),
          buttons([
            {
              label: ['Kaikki tuotteet', 'Alla produkter', 'All products'],
              url: ['/tuotteet', '/sv/produkter', '/en/products'],
            },
            {
              label: ['Asiakaspalvelu', 'Kundservice', 'Customer service'],
              url: ['/asiakaspalvelu', '/sv/kundservice', '/en/customer-service'],
            },
          ]),
        ],
      },
      { name: 'Viewed', widgets: [latestViewed(['Viimeksi katsotut', 'Senast visade', 'Recently viewed'])] },
    ],
  },
  {
    id: 2,
    name: 'Tyres, top',
    family: 'Productlist',
    area: top,
    filters: forCategory('renkaat-ja-vanteet'),
    containers: [
      {
        name: 'Guide',
        display: 'desktop',
        ...strip(
          ['Renkaat ja vanteet yhdellä kertaa', 'Däck och fälgar på en gång', 'Tyres and rims in one go'],
          [
            '<p>Pyöräsarjassa neljän renkaan ja vanteen halkaisijat täsmäävät. Valitse kuvio ja vanne, mutterit halutessasi.</p>',
            '<p>I hjulsatsen har fyra däck och fälgar samma diameter. Välj mönster och fälg, och muttrar om du vill.</p>',
            '<p>In a wheel set, four tyres and rims share one diameter. Choose tread and rim, and nuts if you like.</p>',
          ],
          {
            label: ['Katso pyöräsarjat', 'Se hjulsatserna', 'View wheel sets'],
            url: toCategory('valmiit-pyorasarjat'),
          },
        ),
      },
    ],
  },
  {
    id: 3,
    name: 'Plogs, top',
    family: 'Productlist',
    area: top,
    filters: forCategory('auraus-ja-talvi'),
    containers: [
      {
        name: 'Guide',
        ...strip(
          ['Kolme osaa, yksi aura', 'Tre delar, en plog', 'Three parts, one plough'],
          [
            '<p>Auraan tarvitset auralevyn, työntörungon ja konekohtaisen kiinnikkeen. Aurapaketissa ne ovat yhdessä.</p>',
            '<p>Till en plog behöver du plogblad, skjutram och ett maskinanpassat fäste. I plogpaketet finns de tillsammans.</p>',
            '<p>A plough takes three parts: a blade, a push frame and a mount made for your machine. A plough package has them all together.</p>',
          ],
          {
            label: ['Katso aurapaketit', 'Se plogpaketen', 'View plough packages'],
            url: toCategory('aurapaketit'),
          },
        ),
      },
    ],
  },
  { id: 4, name: 'Lists, top', family: 'Productlist', area: top, containers: [] },
  {
    id: 5,
    name: 'Lists, bottom',
    family: 'Productlist',
    area: bottom,
    containers: [
      {
        name: 'Help',
        ...strip(
          [
            'Etkö ole varma, mikä osa sopii?',
            'Osäker på vilken del som passar?',
            'Not sure which part fits?',
          ],
          [
            '<p>Kerro koneen merkki, malli ja vuosimalli, niin tarkistamme sopivuuden puolestasi.</p>',
            '<p>Berätta maskinens märke, modell och årsmodell, så kontrollerar vi passformen åt dig.</p>',
            '<p>Tell us the make, model and year of your machine, and we will check the fit for you.</p>',
          ],
          {
            label: ['Kysy asiakaspalvelusta', 'Fråga kundservice', 'Ask customer service'],
            url: ['/asiakaspalvelu', '/sv/kundservice', '/en/customer-service'],
          },
        ),
      },
    ],
  },
  {
    id: 6,
    name: 'Winches, bottom',
    family: 'Productlist',
    area: bottom,
    filters: forCategory('vinssit'),
    containers: [
      {
        name: 'Completes',
        widgets: [
          productList(
            ['Vinssin kanssa ostettua', 'Köpt tillsammans med vinsch', 'Bought with a winch'],
            { sort: 'MOST_SOLD', ...ids('vinssitarvikkeet') },
            1,
          ),
        ],
      },
    ],
  },
  {
    id: 8,
    name: 'Winter list, top',
    family: 'Productlist',
    area: top,
    filters: [{ key: 'Url', value: '/l/talvi' }],
    containers: [
      {
        name: 'Guide',
        ...strip(
          [
            'Kone kuntoon ennen pakkasia',
            'Maskinen i skick före kölden',
            'Get your machine ready for the cold',
          ],
          [
            '<p>Auraan kuuluvat terä, työntörunko ja koneesi kiinnike. Ohje kertoo, missä järjestyksessä ne asennetaan.</p>',
            '<p>Till plogen hör blad, skjutram och ditt fordons fäste. Anvisningen visar i vilken ordning du monterar dem.</p>',
            '<p>A plough has a blade, a push tube and the mount of your machine. The guide shows in which order to fit them.</p>',
          ],
          {
            label: ['Lue ohje', 'Läs anvisningen', 'Read the guide'],
            url: ['/auran-asennus', '/sv/montera-plog', '/en/fit-a-plough'],
          },
        ),
      },
    ],
  },
  {
    id: 9,
    name: 'Lists of organisations, bottom',
    family: 'Productlist',
    area: bottom,
    filters: [{ key: 'CustomerType', value: 'ORGANIZATION' }],
    containers: [
      {
        name: 'Help',
        design: 'narrow',
        widgets: [
          text(
            [
              'Useampi kone samassa tallissa?',
              'Flera maskiner i samma garage?',
              'Several machines in one garage?',
            ],
            [
              '<p>Pyydä tarjous kausihuollosta koko kalustolle. Hinnat näkyvät yrityksille ilman arvonlisäveroa.</p>',
              '<p>Be om offert på säsongsservice för alla maskiner. Företag ser priserna utan mervärdesskatt.</p>',
              '<p>Ask us for a quote on seasonal servicing for your whole fleet. Businesses see prices excluding VAT.</p>',
            ],
          ),
        ],
      },
    ],
  },
  {
    id: 10,
    name: 'Front page, spring',
    family: 'Frontpage',
    area: 'The front page area',
    draft: true,
    containers: [
      {
        name: 'Hero',
        design: 'full-width',
        widgets: [
          banner(
            {
              image: 'strip-trail.webp',
              href: toCategory('renkaat-ja-vanteet'),
              alt: [
                'Mönkijän pyöriä metsätiellä',
                'Hjul till fyrhjulingar på en skogsväg',
                'ATV wheels on a forest track',
              ],
              small: ['Luonnos keväälle', 'Utkast för våren', 'Draft for spring'],
              large: ['Polut aukeavat', 'Stigarna öppnar sig', 'The trails are opening'],
              button: ['Katso renkaat', 'Se däcken', 'View tyres'],
            },
            true,
          ),
        ],
      },
    ],
  },
  {
    id: 7,
    name: 'Product page',
    family: 'Product',
    area: 'Product detail page',
    containers: [
      {
        name: 'Promise',
        ...strip(
          ['14 päivän peruutusoikeus', '14 dagars ångerrätt', '14-day right of withdrawal'],
          [
            '<p>Sovita ja vertaa rauhassa. Jos osa ei sovi, palauta se käyttämättömänä; palautus alkaen {{shipping.parcel.fee}}.</p>',
            '<p>Prova och jämför i lugn och ro. Om delen inte passar, returnera den oanvänd; retur från {{shipping.parcel.fee}}.</p>',
            '<p>Take your time to try it and compare. If the part does not fit, return it unused; returns from {{shipping.parcel.fee}}.</p>',
          ],
          {
            label: ['Lue palauttamisesta', 'Läs om retur', 'Read about returns'],
            url: ['/peruuttaminen', '/sv/angra-kop', '/en/right-of-withdrawal'],
          },
        ),
      },
    ],
  },
];
