/** A mid-range phone on a slow network: "slow 4G" and a quarter of this processor. */

const network = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };

/** Slows this page down. What a service worker fetches, the emulated network does not slow down. */
export async function slowDown(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}
