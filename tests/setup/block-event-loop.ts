// Loaded into a server with `--import`: SIGUSR2 starts and stops blocking its event loop.

let isBlocking = false;

function block() {
  const end = performance.now() + 1_500;
  while (performance.now() < end);
  if (isBlocking) setTimeout(block);
}

process.on("SIGUSR2", () => {
  isBlocking = !isBlocking;
  if (isBlocking) block();
});
