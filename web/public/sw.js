/*
 * The installed app. The server always comes first: what is kept here is shown only while it cannot be reached, so that
 * a page that is opened while the server answers is the server's own. Kept are the page with all its files, and what was read of the games.
 */
const SHELL = 'stellwerk-shell';
const GAMES = 'stellwerk-games';
const SHARED = 'stellwerk-shared';
const GAME = /^\/api\/v1\/games(\/\w+(\/(words|data)\/[^/]+)?)?$/; // cards, words with the rules, boards
const LIST = '/offline.json'; // every file of this build

self.addEventListener('install', (event) => event.waitUntil(renew().then(() => self.skipWaiting())));
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== self.location.origin) return;
  if (request.method === 'POST' && pathname === '/share') event.respondWith(receive(request));
  if (request.method !== 'GET') return;
  if (request.mode === 'navigate' && pathname === '/') event.respondWith(page(event));
  else if (pathname.startsWith('/assets/')) event.respondWith(kept(request));
  else if (pathname === '/theme.js') event.respondWith(fresh(request, SHELL));
  else if (GAME.test(pathname)) event.respondWith(fresh(request));
});

/** The page of the server; the one that is kept if the server does not answer. */
async function page(event) {
  try {
    const answer = await fetch(event.request);
    if (answer.ok) event.waitUntil(renewIfChanged(answer.clone()));
    return answer;
  } catch (error) {
    const known = await caches.match('/', { cacheName: SHELL });
    if (known) return known;
    throw error;
  }
}

async function renewIfChanged(answer) {
  const known = await caches.match('/', { cacheName: SHELL });
  if ((await known?.text()) !== (await answer.text())) await renew();
}

/** Keep the page and the files of the server's build, and nothing of an older one. */
async function renew() {
  const listed = await fetch(LIST, { cache: 'no-store' });
  if (!listed.ok) throw new Error('the server does not say which files there are');
  const files = ['/', '/theme.js', ...(await listed.json())];
  const cache = await caches.open(SHELL);
  const known = new Set((await cache.keys()).map((request) => new URL(request.url).pathname));
  await cache.addAll(files.filter((file) => !file.startsWith('/assets/') || !known.has(file)));
  await Promise.all([...known].filter((file) => !files.includes(file)).map((file) => cache.delete(file)));
}

/** A file whose name tells its content: never asked for twice. */
async function kept(request) {
  return (await caches.match(request, { cacheName: SHELL })) ?? fetch(request);
}

/** What the server says, about games for instance; what it said last if it does not answer. */
async function fresh(request, name = GAMES) {
  try {
    const answer = await fetch(request);
    if (answer.ok) await (await caches.open(name)).put(request, answer.clone());
    return answer;
  } catch (error) {
    const known = await caches.match(request, { cacheName: name });
    if (known) return known;
    throw error;
  }
}

/** A record that another app shares: kept until the upload page takes it. */
async function receive(request) {
  const file = (await request.formData()).get('record');
  if (file) await (await caches.open(SHARED)).put('/shared-record', new Response(file));
  return Response.redirect('/#/upload', 303);
}

/* Notices that arrive while no page is open: shown, and a click leads straight to the table. */
self.addEventListener('push', (event) => {
  let told = {};
  try {
    told = event.data ? event.data.json() : {};
  } catch {
    /* nothing that we could read: say at least that there is something */
  }
  const options = {
    body: told.text ?? '',
    icon: '/icon.svg',
    tag: told.table ?? told.kind,
    data: { link: told.link ?? '/' },
  };
  event.waitUntil(self.registration.showNotification('Stellwerk', options));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const link = new URL(event.notification.data.link, self.location.origin);
  const inside = new URL(link.hash || '/', self.location.origin).href; // the same server, whatever it is called outside
  event.waitUntil(
    self.clients.matchAll({ type: 'window' }).then((windows) => {
      const open = windows.find((one) => one.url === inside);
      return open ? open.focus() : self.clients.openWindow(inside);
    }),
  );
});
