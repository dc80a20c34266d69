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
