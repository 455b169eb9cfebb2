/** A mid-range phone: a quarter of this processor, on "slow 4G" or on a network that is no limit. */

const slowNetwork = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };

/** Slows this page down. What a service worker fetches, the emulated network does not slow down. */
export async function slowDown(page, { isNetworkFast = false } = {}) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  if (!isNetworkFast) await session.send('Network.emulateNetworkConditions', slowNetwork);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}
