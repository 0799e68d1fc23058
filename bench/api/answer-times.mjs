// Loaded into the API under load (`node --import`). On SIGUSR2 it writes its measurements since the last time to the
// file ANSWER_TIMES: how long answers took from the parsed head of a request to the last byte handed to the socket, and
// the delay of the event loop, for which a request may have waited in its socket before that.
import { subscribe } from 'node:diagnostics_channel';
import { renameSync, writeFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';

const file = process.env.ANSWER_TIMES ?? '';
const delay = monitorEventLoopDelay({ resolution: 10 });
const startedAt = new WeakMap();
let shedMs = [];

subscribe('http.server.request.start', ({ response }) => startedAt.set(response, performance.now()));
subscribe('http.server.response.finish', ({ response }) => {
  if (response.statusCode === 503) shedMs.push(performance.now() - startedAt.get(response));
});
delay.enable();
process.on('SIGUSR2', () => {
  const [loopDelayMs, loopDelayMaxMs] = [delay.percentile(99) / 1e6, delay.max / 1e6];
  writeFileSync(`${file}.new`, JSON.stringify({ shedMs, loopDelayMs, loopDelayMaxMs }));
  renameSync(`${file}.new`, file);
  shedMs = [];
  delay.reset();
});
