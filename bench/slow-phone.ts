import type { CDPSession } from 'playwright-core';

/** How much slower than this machine the processor is made: a cheap phone. */
export const SLOWDOWN = 4;
/** A mobile network: milliseconds, and bytes a second. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };

/** Makes a page as slow as on a cheap phone in a mobile network. */
export async function slowDown(session: CDPSession): Promise<void> {
  await session.send('Network.enable');
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await session.send('Network.emulateNetworkConditions', NETWORK);
}
