/**
 * Has the site stop, as at SIGTERM, when the start script (tools/start.mjs) is gone without having told it. The two share a
 * channel, which nothing is sent on; started otherwise, the site has none.
 */
export function stopWithStarter(): void {
  if (!process.send) return;
  const stop = () => {
    // Before the site listens there is nothing to end in good order.
    if (!process.emit('SIGTERM')) process.exit();
  };
  if (process.connected) process.once('disconnect', stop);
  else stop();
}
