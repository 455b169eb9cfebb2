/** Preloaded into the shop: answers each message with its memory after a forced collection. */
process.on('message', () => {
  // What a finalizer releases is collected by the next turn.
  for (let turn = 0; turn < 3; turn += 1) globalThis.gc();
  process.send(process.memoryUsage());
});
process.channel?.unref();
