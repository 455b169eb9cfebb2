// Back online: the page that was wanted, without another press.
addEventListener('online', () => location.reload());
