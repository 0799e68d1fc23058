import { expect, it, onTestFinished } from 'vitest';
import { PrometheusMeter } from '@api/metrics/prometheus-meter';
import { serveMetrics } from '@api/metrics/serve-metrics';
import { StartupError } from '@api/system/startup-error';
import { Guest } from '@test/support/api/guest';
import { openTestApi } from '@test/support/api/open-test-api';

const LOOPBACK = { host: '127.0.0.1', port: 0 };

it('serves the metrics, and nothing else, on a port of their own', async () => {
  const server = await serveMetrics(new PrometheusMeter(), LOOPBACK);
  onTestFinished(() => server.close());
  const guest = new Guest(`http://127.0.0.1:${server.port}`);
  const metrics = await guest.get('/metrics');
  expect(metrics).toMatchObject({ status: 200 });
  expect(metrics.headers.get('content-type')).toMatch(/^text\/plain/);
  expect(metrics.text).toContain('nodejs_eventloop_lag_p99_seconds');
  expect((await guest.get('/')).status).toBe(404);
  expect((await guest.post('/metrics')).status).toBe(404);
});

it('refuses a taken port with a message for the operator', async () => {
  const server = await serveMetrics(new PrometheusMeter(), LOOPBACK);
  onTestFinished(() => server.close());
  await expect(
    serveMetrics(new PrometheusMeter(), { ...LOOPBACK, port: server.port }),
  ).rejects.toBeInstanceOf(StartupError);
});

it('shows what visitors do: answers, orders, their steps, payments and open streams', async () => {
  const meter = new PrometheusMeter();
  const api = await openTestApi({ meter });
  onTestFinished(() => api.close());
  const guest = new Guest(api.origin);
  const order = await guest.paid();
  await guest.order(order.body, order.key);
  await guest.order({ ...order.body, shopId: 3 });
  const leaving = new AbortController();
  const events = await fetch(`${api.origin}/api/order/${order.orderId}/events`, {
    headers: { 'customer-code': order.customerCode },
    signal: leaving.signal,
  });
  const text = await meter.text();
  leaving.abort();
  expect(events.status).toBe(200);
  for (const line of [
    'lucka_orders_total{outcome="placed"} 1',
    'lucka_orders_total{outcome="repeated"} 1',
    'lucka_orders_total{outcome="shop-paused"} 1',
    'lucka_order_steps_total{status="added"} 1',
    'lucka_payments_total{status="created"} 1',
    'lucka_payments_total{status="reserved"} 1',
    'lucka_http_answer_seconds_count{method="POST",route="/api/order",status="201"} 2',
    'lucka_provider_call_seconds_count{call="open",outcome="ok"} 1',
    'lucka_provider_suspended 0',
    'lucka_order_queue{state="waiting"} 0',
    'lucka_event_streams 1',
  ]) {
    expect(text).toContain(`${line}\n`);
  }
  expect(text).not.toContain(order.orderId);
});
