/** Asks LIVE_URL again and again, in a process of its own; sends the times in ms when it is asked to end. */
const times: number[] = [];
let isOver = false;
process.once('message', () => {
  isOver = true;
});
process.send?.('ready');
while (!isOver) {
  const start = performance.now();
  await (await fetch(process.env.LIVE_URL ?? '')).arrayBuffer();
  times.push(performance.now() - start);
  await new Promise((resolve) => setTimeout(resolve, 2));
}
// To disconnect before all is written would lose it.
process.send?.(times, () => process.disconnect?.());
