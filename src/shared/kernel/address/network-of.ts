/** The subject of rate limits: the IP address, for IPv6 the subscriber's network. */
export function networkOf(ipAddress: string | null): string {
  const address = (ipAddress ?? 'unknown').replace(/^::ffff:(?=\d+\.)/i, '');
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.split('::');
  const groups = (text: string | undefined): string[] => text?.split(':').filter(Boolean) ?? [];
  const [before, after] = [groups(head), groups(tail)];
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  return [...before, ...Array<string>(zeros).fill('0'), ...after].slice(0, 4).join(':');
}
