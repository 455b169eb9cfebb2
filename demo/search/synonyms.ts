/** Synonyms that shoppers use, by language: stored as data in the shop's settings. */
import type { BulkWriter } from '../bulk-writer.ts';

const lists = {
  fi: `
mönkijä, atv, nelipyörä, fyrhjuling
vinssi, wincha, vintturi, winch
käsine, hanska, rukkanen
perävaunu, peräkärry, kärry, trailer
takaboksi, takalaukku, peräboksi, topbox
pohjapanssari, hasplåt, alapanssari, pohjalevy
telasarja, telat, telapaketti
led-paneeli, lisävalo, valopaneeli
kypärä, potta
sytytystulppa, tulppa
variaattorihihna, vetohihna, remmi
iskunvaimennin, iskari
puhelinpidike, kännykkäteline, puhelinteline
istuinpäällinen, penkinpäällinen
suojapeite, pressu
side-by-side, sxs, utv
köysi, vaijeri, naru
kahvanlämmitin, lämpökahva, kahvalämmitin
`,
  sv: `
fyrhjuling, atv, fyrhjulsmotorcykel, mönkijä
vinsch, vinch, winch
handske, vante
släpvagn, släp, kärra
bakbox, topbox, packbox
hasplåt, underredsskydd
däck, gummi
bandsats, larvband
LED-ramp, extraljus, ljusramp
hjälm, störthjälm
tändstift, stift
variatorrem, drivrem
stötdämpare, dämpare
mobilhållare, telefonhållare
kapell, presenning, överdrag
side-by-side, sxs, utv
vagn, kärra
lina, vajer, wire, rep
handtagsvärmare, värmehandtag
`,
  en: `
atv, quad, four-wheeler
rim, wheel
tyre, tire
plough, plow, snowplough
bumper, bull bar
skid plate, bash plate, belly pan
heated grips, hand warmers
windscreen, windshield
shock absorber, shock, damper
CVT belt, drive belt, variator belt
LED light bar, auxiliary lights
trailer, cart
cover, tarpaulin
rope, cable
hand guards, handguards
side-by-side, sxs, utv
`,
} as const;

const groupsOf = (text: string): string[][] =>
  text
    .split('\n')
    .filter(line => line !== '')
    .map(line => line.split(',').map(word => word.trim()));

export function addSynonyms(writer: BulkWriter): void {
  writer.add('setting', {
    key: 'search.synonyms',
    value: { fi: groupsOf(lists.fi), sv: groupsOf(lists.sv), en: groupsOf(lists.en) },
  });
}
