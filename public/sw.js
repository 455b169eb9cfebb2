/* The service worker: the shop's own page when there is no connection, and files that never change from the cache.
   Pages, answers of the backend and everything about a person go past it. VERSION and HOSTS are put in by the server. */
const version = 'VERSION';
/** The language of each host, where each language has one. */
const hosts = 'HOSTS';
const shell = `shell-${version}`;
const files = 'files';
const pictures = 'pictures';
const known = [shell, files, pictures];
/** How many of a kind are kept; the oldest go first. */
const most = { [files]: 200, [pictures]: 120 };

/** The first is the default. */
const languages = 'LANGUAGES';
const offlinePage = language => `/offline/${language}.html`;
const ofShell = [
  ...languages.map(offlinePage),
  '/offline/offline.css',
  '/offline/offline.js',
  '/drawings/error.svg',
  '/favicon.svg',
];

addEventListener('install', event => {
  // Files of another build have other names, so the new worker can serve pages of the old one.
  skipWaiting();
  event.waitUntil(
    caches
      .open(shell)
      .then(cache => cache.addAll(ofShell.map(path => new Request(path, { cache: 'reload' })))),
  );
});

addEventListener('activate', event => {
  event.waitUntil(
    Promise.all([
      caches
        .keys()
        .then(names =>
          Promise.all(names.filter(name => !known.includes(name)).map(name => caches.delete(name))),
        ),
      registration.navigationPreload?.enable(),
    ]).then(() => clients.claim()),
  );
});

/** Market and language stand first in an address, unless the host says the language. */
const languageOf = ({ host, pathname }) => hosts[host] ?? languageIn(pathname) ?? languages[0];

function languageIn(pathname) {
  const [, first = '', second = ''] = pathname.split('/', 3);
  const isMarket = first.length === 2;
  return [isMarket ? second : '', first].find(segment => languages.includes(segment));
}

async function page(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch {
    const found = await caches.match(offlinePage(languageOf(new URL(event.request.url))));
    return found ?? Response.error();
  }
}

async function trim(name) {
  const cache = await caches.open(name);
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - most[name])).map(key => cache.delete(key)));
}

/** From the cache, else from the server; only complete public responses are stored. */
async function kept(event, name) {
  const cache = await caches.open(name);
  const found = await cache.match(event.request);
  if (found) return found;
  const answer = await fetch(event.request);
  const isPublic = /\bpublic\b/.test(answer.headers.get('cache-control') ?? '');
  if (answer.status === 200 && answer.type === 'basic' && isPublic) {
    const copy = answer.clone();
    event.waitUntil(
      cache
        .put(event.request, copy)
        .then(() => trim(name))
        .catch(() => undefined),
    );
  }
  return answer;
}

async function shellFile(request) {
  return (await caches.match(request, { cacheName: shell })) ?? fetch(request);
}

addEventListener('fetch', event => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate') event.respondWith(page(event));
  else if (/^\/(assets|fonts)\//.test(pathname)) event.respondWith(kept(event, files));
  else if (pathname.startsWith('/images/')) event.respondWith(kept(event, pictures));
  else if (ofShell.includes(pathname)) event.respondWith(shellFile(request));
});
