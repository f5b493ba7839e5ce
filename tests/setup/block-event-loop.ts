// Loaded into a server with `--import`: SIGUSR2 starts and stops blocking its event loop.

let isBlocking = false;

function block() {
  // Waits without using the processor, which other tests need.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1_500);
  if (isBlocking) setTimeout(block);
}

process.on("SIGUSR2", () => {
  isBlocking = !isBlocking;
  if (isBlocking) block();
});
