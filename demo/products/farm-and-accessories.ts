/** Implements for farm and forest, and small accessories. */
import { pairs } from '../words.ts';
import type { Family } from './line.ts';
import { materials } from './parameters.ts';

export const farm: Family = {
  key: 'farm',
  uses: pairs(`
Riistapellolle, pihaan ja pieneen peltoon, jonne traktori ei mahdu. | För viltåker, gård och den lilla åkern där traktorn inte ryms.
Kytketään vetokuulaan tai telineelle ilman apulaista. | Kopplas till dragkula eller räcke utan medhjälpare.
Kevyt kone ei tiivistä maata, joten työn voi aloittaa aikaisemmin keväällä. | Den lätta maskinen packar inte jorden, så arbetet kan börja tidigare på våren.
Kulutusosat ovat vakiomittaisia ja löytyvät lähikaupasta. | Slitdelarna har standardmått och finns i närmaste butik.
`),
  care: pairs(`
Pese laite käytön jälkeen ja tyhjennä säiliö ennen pakkasia. | Tvätta redskapet efter användning och töm behållaren före kylan.
Käytä kasvinsuojelu- ja lannoitetyössä aineen vaatimia suojaimia. | Använd det skydd som medlet kräver vid växtskydd och gödsling.
Pidä sivulliset kaukana pyörivistä osista. | Håll andra borta från roterande delar.
`),
  lines: [
    {
      key: 'sprayer',
      category: 'ruiskut',
      picture: 'sprayer',
      noun: ['ruisku', 'spruta', 'sprayer'],
      share: 14,
      brands: ['metsapiha', 'kuormari'],
      series: ['Kaste', 'Sade', 'Pisara', 'Tihku'],
      sizes: [
        ['60 l', 0.8],
        ['100 l', 1],
        ['200 l', 1.6],
      ].map(([label, price]) => ({
        label: String(label),
        price: Number(price),
        weight: Number(price),
        facts: [['volume', String(label)]],
      })),
      price: [179, 349],
      grams: 14_000,
      box: [900, 520, 480],
      facts: [
        ['voltage', '12 V'],
        ['material', materials.plastic],
      ],
      says: pairs(`
Sähköpumppu antaa tasaisen paineen kahdelle puomille ja käsisuihkulle. | Den elektriska pumpen ger jämnt tryck till två bommar och handspruta.
Säiliö on muotoiltu tavaratelineelle, eikä neste lainehdi. | Behållaren är formad för lasträcket och vätskan skvalpar inte.
Suuttimet vaihtuvat ilman työkaluja. | Munstyckena byts utan verktyg.
Sopii myös kasteluun ja tiepölyn sitomiseen. | Duger också för bevattning och dammbindning.
`),
      points: pairs(`
Käsisuihku ja 5 m letku | Handspruta och 5 m slang
Puomi 2 m | Bom 2 m
Suodatin täyttöaukossa | Filter i påfyllningen
`),
    },
    {
      key: 'spreader',
      category: 'levittimet',
      picture: 'spreader',
      noun: ['levitin', 'spridare', 'spreader'],
      share: 12,
      brands: ['metsapiha', 'slapverket'],
      series: ['Jyvä', 'Kylvö', 'Sato'],
      sizes: [
        ['35 l', 0.7],
        ['60 l', 1],
        ['120 l', 1.5],
      ].map(([label, price]) => ({
        label: String(label),
        price: Number(price),
        weight: Number(price),
        facts: [['volume', String(label)]],
      })),
      price: [199, 399],
      grams: 13_500,
      box: [700, 600, 600],
      facts: [
        ['voltage', '12 V'],
        ['material', materials.plastic],
      ],
      says: pairs(`
Siemenet, lannoite ja kalkki tasaisena mattona. | Frön, gödsel och kalk i en jämn matta.
Aukko ja leveys säädetään ajosta. | Öppning och bredd ställs under körning.
Ruostumaton lautanen ei tartu lannoitteeseen. | Gödsel fastnar inte på den rostfria tallriken.
Kansi pitää sateen poissa. | Locket håller regnet borta.
`),
      points: pairs(`
Levitysleveys 2–10 m | Spridningsbredd 2–10 m
Säädin ohjaustangolle | Reglage för styret
Pikakiinnitys | Snabbfäste
`),
    },
    {
      key: 'harrow',
      category: 'lanat-ja-akeet',
      picture: 'harrow',
      noun: ['lana', 'sladd', 'drag harrow'],
      share: 14,
      brands: ['metsapiha', 'slapverket', 'kuormari'],
      series: ['Turve', 'Multa', 'Sarka', 'Piha'],
      sizes: [
        ['120 cm', 0.8],
        ['150 cm', 1],
        ['180 cm', 1.3],
      ].map(([label, price]) => ({
        label: String(label),
        price: Number(price),
        weight: Number(price),
        facts: [['width', String(label)]],
      })),
      price: [249, 589],
      grams: 46_000,
      box: [1600, 900, 350],
      facts: [['material', materials.steel]],
      says: pairs(`
Tasoittaa soratien, möyhii kentän ja peittää siemenet. | Jämnar grusvägen, luckrar planen och täcker frön.
Terän kulma ja syvyys säädetään vivusta. | Bladets vinkel och djup ställs med en spak.
Siirtopyörät kantavat lanan tien yli. | Transporthjulen bär sladden över vägen.
Paino tulee teräksestä, lisäpunnuksia ei tarvita. | Tyngden kommer av stålet, inga extra vikter behövs.
`),
      points: pairs(`
Käännettävä terä | Vändbart blad
Siirtopyörät | Transporthjul
Kuulakytkin 50 mm | Kulkoppling 50 mm
`),
    },
  ],
};

export const accessories: Family = {
  key: 'accessories',
  suits: ['mönkijän käyttäjälle', 'för dig som kör fyrhjuling'],
  uses: pairs(`
Pieni lisä, jonka huomaa joka ajolla. | En liten sak som märks vid varje tur.
Asennus onnistuu samana iltana kuin paketti tulee. | Monteringen går samma kväll som paketet kommer.
Hyvä lahja ihmiselle, jolla on jo kone. | En bra present till den som redan har maskinen.
Siirtyy helposti seuraavaan koneeseen. | Flyttas lätt till nästa maskin.
`),
  care: pairs(`
Varmista, ettei mikään estä ohjausta, jarruja tai näkyvyyttä. | Se till att ingenting hindrar styrning, bromsar eller sikt.
Puhdista kostealla liinalla. Älä käytä painepesuria lähietäisyydeltä. | Rengör med fuktig trasa. Använd inte högtryckstvätt på nära håll.
Tarkista kiinnitys ennen ajoa. | Kontrollera fästet före körning.
`),
  lines: [
    {
      key: 'cover',
      category: 'suojapeitteet',
      picture: 'cover',
      noun: ['suojapeite', 'kapell', 'cover'],
      share: 18,
      brands: ['ilveskorpi', 'packvind', 'lastia'],
      series: ['Pressu', 'Huppu', 'Lepo', 'Tupa'],
      sizes: [
        ['M', 0.85],
        ['L', 1],
        ['XL', 1.15],
      ].map(([label, price]) => ({
        label: String(label),
        price: Number(price),
        facts: [['size', String(label)]],
      })),
      colours: ['black', 'green', 'navy'],
      price: [39, 89],
      grams: 2_300,
      box: [400, 320, 120],
      facts: [['material', materials.polyester]],
      says: pairs(`
Tiivis peite, jonka läpi kosteus pääsee ulos muttei sisään. | Ett tätt kapell som släpper ut fukt men inte in.
Kuminauha helmassa ja hihnat alla pitävät sen myrskyssä. | Resår i fållen och remmar undertill håller det i storm.
Pehmeä sisäpinta ei naarmuta lasia. | Den mjuka insidan repar inte rutan.
Kestää kuljetuksen perävaunulla. | Tål transport på släp.
`),
      points: pairs(`
UV-suojattu | UV-skyddat
Säilytyspussi | Förvaringspåse
Kuljetushihnat | Transportremmar
`),
    },
    {
      key: 'ramp',
      category: 'ajorampit',
      picture: 'ramp',
      noun: ['ajoramppipari', 'ramper, par', 'ramps, pair'],
      share: 14,
      brands: ['kuormari', 'rautakylki', 'ilveskorpi'],
      series: ['Silta', 'Nousu', 'Lastaus'],
      sizes: [
        ['180 cm', 0.85],
        ['210 cm', 1],
        ['240 cm', 1.2],
      ].map(([label, price]) => ({
        label: String(label),
        price: Number(price),
        weight: Number(price),
        facts: [['length', String(label)]],
      })),
      price: [139, 269],
      grams: 15_000,
      box: [1250, 330, 180],
      facts: [
        ['material', materials.aluminium],
        ['load', '680 kg'],
        ['pieces', ['Pari', 'Ett par', 'Pair']],
      ],
      says: pairs(`
Taittuvat alumiinirampit mahtuvat lavan reunaan. | Hopfällbara aluminiumramper som ryms vid flakets kant.
Kaareva muoto ei ota pohjaan kiinni. | Den böjda formen tar inte i underredet.
Hammastettu pinta pitää märkänä. | Den tandade ytan håller i väta.
Turvahihnat estävät rampin luistamisen. | Säkerhetsremmarna hindrar rampen från att glida.
`),
      points: pairs(`
Taittuva | Hopfällbar
Turvahihnat mukana | Säkerhetsremmar ingår
Kantavuus 680 kg parille | Maxlast 680 kg per par
`),
    },
    {
      key: 'mirror',
      category: 'peilit',
      picture: 'mirror',
      noun: ['peilipari', 'backspeglar, par', 'mirrors, pair'],
      share: 16,
      brands: ['ilveskorpi', 'skarmvall'],
      series: ['Katse', 'Takana', 'Vilkaisu', 'Lasi'],
      price: [29, 79],
      grams: 780,
      box: [260, 180, 110],
      facts: [
        ['material', materials.abs],
        ['pieces', ['Pari', 'Ett par', 'Pair']],
        ['approval', 'E11'],
      ],
      says: pairs(`
Leveä kupera lasi näyttää myös perävaunun. | Det breda välvda glaset visar även släpet.
Varsi taittuu oksan edestä ja palaa paikalleen. | Armen viker sig för grenen och går tillbaka.
Kiinnitys ohjaustankoon, halkaisija 22 millimetriä. | Fästs på styret, diameter 22 millimeter.
E-hyväksytty tieliikenteeseen. | E-godkänd för vägtrafik.
`),
      points: pairs(`
Taittuva varsi | Vikbar arm
E-hyväksytty | E-godkänd
Vasen ja oikea | Vänster och höger
`),
    },
    {
      key: 'seat-cover',
      category: 'istuimen-paalliset',
      picture: 'seat-cover',
      noun: ['istuinpäällinen', 'sitsöverdrag', 'seat cover'],
      share: 16,
      brands: ['ilveskorpi', 'packvind', 'hallakka'],
      series: ['Pehmeä', 'Talja', 'Nahka', 'Kuiva'],
      colours: ['black', 'red', 'sand', 'blue'],
      price: [35, 89],
      grams: 900,
      box: [420, 320, 80],
      facts: [['material', materials.polyester]],
      says: pairs(`
Vedenpitävä päällinen pitää housut kuivina aamulla. | Det vattentäta överdraget håller byxorna torra på morgonen.
Vaahto pehmentää pitkän päivän. | Skummet mjukar upp en lång dag.
Kuminauha ja koukut: ei nitojaa, ei työkaluja. | Resår och krokar: ingen häftpistol, inga verktyg.
Karhea pinta estää liukumisen mäessä. | Den skrovliga ytan hindrar dig från att glida i backen.
`),
      points: pairs(`
Vedenpitävä | Vattentätt
Pesu 30 °C | Tvätt 30 °C
Yleismalli | Universaldel
`),
    },
    {
      key: 'phone-holder',
      category: 'puhelinpidikkeet',
      picture: 'phone-holder',
      noun: ['puhelinpidike', 'mobilhållare', 'phone holder'],
      share: 14,
      brands: ['ilveskorpi', 'kaamosvalo'],
      series: ['Kartta', 'Ote', 'Napsu', 'Reitti', 'Suunta'],
      price: [19, 59],
      grams: 310,
      box: [160, 110, 80],
      facts: [['material', materials.aluminium]],
      says: pairs(`
Neljä pistettä pitää puhelimen kiinni röykyssä. | Fyra punkter håller telefonen i guppen.
Vaimennin suojaa kameraa moottorin tärinältä. | Dämparen skyddar kameran mot motorns vibrationer.
Kääntyy pysty- ja vaaka-asentoon. | Vrids stående och liggande.
Sadesuojus mukana, kosketus toimii sen läpi. | Regnskydd ingår och pekskärmen fungerar genom det.
`),
      points: pairs(`
Tärinänvaimennin | Vibrationsdämpare
Sadesuojus | Regnskydd
Putkelle 20–32 mm | För rör 20–32 mm
`),
    },
  ],
};
