/** Cookies that the container's tags are known to set; removed when consent is withdrawn (R-CONSENT-3). */

const known = /^(?:_ga(?:_.*)?|_gid|_gat.*|_gcl_.*|_gac_.*|_fbp|_fbc|__utm.*|_uet.*|ralph-gtm-user)$/;

/** `shop.example` and `example` for `www.shop.example`: tags set cookies on the highest domain that the browser accepts. */
const domainsOf = (host: string): string[] => {
  const parts = host.split('.');
  return parts.map((_part, index) => parts.slice(index).join('.')).filter(domain => domain.includes('.'));
};

export function clearTagCookies(): void {
  for (const pair of document.cookie.split('; ')) {
    const name = pair.split('=')[0] ?? '';
    if (!known.test(name)) continue;
    const gone = `${name}=; Path=/; Max-Age=0`;
    document.cookie = gone;
    for (const domain of domainsOf(location.hostname)) document.cookie = `${gone}; Domain=${domain}`;
  }
}
