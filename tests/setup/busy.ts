/* Loaded into a server before its own code (`--import`): from SIGUSR2 to the next, the process has far too much to do. */

let busy = false;

function work() {
  const until = performance.now() + 1_500;
  while (performance.now() < until);
  if (busy) setTimeout(work);
}

process.on("SIGUSR2", () => {
  busy = !busy;
  if (busy) work();
});
