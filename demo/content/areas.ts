/** The demo content of the page areas: the front page, above and below lists, below the product. */
import { categoryOf, lineageOf } from '../shop/categories.ts';
import type { Pair } from '../words.ts';
import { slug } from '../words.ts';
import type { ContainerWords, Loose } from './widgets.ts';
import { banner, buttons, image, latestViewed, productList, text } from './widgets.ts';

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

/** The category page that the area belongs to, in both languages. */
const toCategory = (key: string): Pair => {
  const path = lineageOf(categoryOf(key)).toReversed();
  const [fi, sv] = ([0, 1] as const).map(language => path.map(({ name }) => slug(name[language])).join('/'));
  return [`/c/${fi}`, `/sv/c/${sv}`];
};

const tile = (key: string, image: string, small: Pair): Loose => {
  const { name } = categoryOf(key);
  return banner({
    image: `${image}.svg`,
    href: toCategory(key),
    alt: name,
    small,
    large: name,
    button: ['Katso tuotteet', 'Se produkterna'],
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
              image: 'hero-winter.svg',
              mobileImage: 'hero-winter-tall.svg',
              href: toCategory('auraus-ja-talvi'),
              alt: ['Mönkijä lumisessa metsässä', 'En fyrhjuling i snöig skog'],
              small: ['Talvi tulee joka vuosi', 'Vintern kommer varje år'],
              large: ['Aura kiinni ennen ensilunta', 'Montera plogen före första snön'],
              button: ['Katso aurat ja talvivarusteet', 'Se plogar och vinterutrustning'],
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
          tile('renkaat-ja-vanteet', 'tile-forest', ['Pitoa mutaan ja jäälle', 'Grepp i lera och på is']),
          tile('vinssit', 'tile-lake', ['Ylös ojasta', 'Upp ur diket']),
          tile('oljyt-ja-huolto', 'tile-workshop', ['Huolto omassa tallissa', 'Service i eget garage']),
          tile('ajovarusteet', 'tile-trail', ['Lämpimänä perille', 'Varm ända fram']),
          tile('metsa-ja-maatila', 'tile-field', ['Työtä pellolla', 'Arbete på åkern']),
          tile('telasarjat', 'tile-winter', ['Kantaa hangella', 'Bär på snön']),
        ],
      },
      { name: 'News', widgets: [productList(['Uutuudet', 'Nyheter'], { sort: 'LATEST' })] },
      {
        name: 'Winter',
        widgets: [
          productList(['Talven valinnat', 'Vinterns val'], { sort: 'MOST_SOLD', ...ids('auraus-ja-talvi') }),
        ],
      },
      { name: 'Most sold', widgets: [productList(['Myydyimmät', 'Mest sålda'], { sort: 'MOST_SOLD' })] },
      {
        name: 'About',
        design: 'narrow',
        widgets: [
          text(
            ['Osat, jotka sopivat koneeseesi', 'Delar som passar din maskin'],
            [
              '<p>Valitse ajoneuvosi kerran sivun yläreunasta, niin näytämme siihen sopivat osat ja tekniset tiedot: rengaskoot, pulttijaot ja öljymäärät.</p>',
              '<p>Välj ditt fordon en gång högst upp på sidan, så visar vi delarna som passar och tekniska data: däckstorlekar, bultcirklar och oljemängder.</p>',
            ],
          ),
          buttons([
            { label: ['Kaikki tuotteet', 'Alla produkter'], url: ['/tuotteet', '/sv/produkter'] },
            { label: ['Asiakaspalvelu', 'Kundservice'], url: ['/asiakaspalvelu', '/sv/kundservice'] },
          ]),
        ],
      },
      { name: 'Viewed', widgets: [latestViewed(['Viimeksi katsotut', 'Senast visade'])] },
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
        widgets: [
          image('strip-trail.svg', toCategory('valmiit-pyorasarjat'), [
            'Valmiit pyöräsarjat mönkijään',
            'Kompletta hjul till fyrhjulingen',
          ]),
        ],
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
        design: 'narrow',
        widgets: [
          text(
            ['Kolme osaa, yksi aura', 'Tre delar, en plog'],
            [
              '<p>Auraan tarvitset auralevyn, työntörungon ja konekohtaisen kiinnikkeen. Aurapaketissa ne ovat yhdessä.</p>',
              '<p>Till en plog behöver du plogblad, skjutram och ett maskinanpassat fäste. I plogpaketet finns de tillsammans.</p>',
            ],
          ),
          buttons([{ label: ['Katso aurapaketit', 'Se plogpaketen'], url: toCategory('aurapaketit') }]),
        ],
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
        design: 'narrow',
        widgets: [
          text(
            ['Etkö ole varma, mikä osa sopii?', 'Osäker på vilken del som passar?'],
            [
              '<p>Kerro koneen merkki, malli ja vuosimalli, niin tarkistamme sopivuuden puolestasi.</p>',
              '<p>Berätta maskinens märke, modell och årsmodell, så kontrollerar vi passformen åt dig.</p>',
            ],
          ),
          buttons([
            {
              label: ['Kysy asiakaspalvelusta', 'Fråga kundservice'],
              url: ['/asiakaspalvelu', '/sv/kundservice'],
            },
          ]),
        ],
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
            ['Vinssin kanssa ostettua', 'Köpt tillsammans med vinsch'],
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
        design: 'narrow',
        widgets: [
          text(
            ['Kone kuntoon ennen pakkasia', 'Maskinen i skick före kölden'],
            [
              '<p>Aurat, ketjut, lämmittimet ja talvirenkaat samassa luettelossa.</p>',
              '<p>Plogar, kedjor, värmare och vinterdäck i samma lista.</p>',
            ],
          ),
        ],
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
            ['Useampi kone samassa tallissa?', 'Flera maskiner i samma garage?'],
            [
              '<p>Pyydä tarjous kausihuollosta koko kalustolle. Hinnat näkyvät yrityksille ilman arvonlisäveroa.</p>',
              '<p>Be om offert på säsongsservice för alla maskiner. Företag ser priserna utan mervärdesskatt.</p>',
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
              image: 'strip-trail.svg',
              href: toCategory('renkaat-ja-vanteet'),
              alt: ['Polku keväisessä metsässä', 'En stig i vårskogen'],
              small: ['Luonnos keväälle', 'Utkast för våren'],
              large: ['Polut aukeavat', 'Stigarna öppnar sig'],
              button: ['Katso renkaat', 'Se däcken'],
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
        design: 'narrow',
        widgets: [
          text(
            ['14 päivän peruutusoikeus', '14 dagars ångerrätt'],
            [
              '<p>Sovita ja vertaa rauhassa. Jos osa ei sovi, palauta se käyttämättömänä; palautus alkaen {{shipping.parcel.fee}}.</p>',
              '<p>Prova och jämför i lugn och ro. Om delen inte passar, returnera den oanvänd; retur från {{shipping.parcel.fee}}.</p>',
            ],
            2,
          ),
        ],
      },
    ],
  },
];
