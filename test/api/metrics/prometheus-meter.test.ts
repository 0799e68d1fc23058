import { describe, expect, it } from 'vitest';
import { PrometheusMeter } from '@api/metrics/prometheus-meter';

describe('PrometheusMeter', () => {
  it('counts by labels', async () => {
    const meter = new PrometheusMeter();
    meter.count('orders', { outcome: 'placed' });
    meter.count('orders', { outcome: 'placed' });
    meter.count('orders', { outcome: 'shop-closed' });
    const text = await meter.text();
    expect(text).toContain('lucka_orders_total{outcome="placed"} 2\n');
    expect(text).toContain('lucka_orders_total{outcome="shop-closed"} 1\n');
  });

  it('sorts durations into buckets', async () => {
    const meter = new PrometheusMeter();
    const labels = { call: 'open', outcome: 'ok' };
    meter.observe('providerCalls', 0.2, labels);
    meter.observe('providerCalls', 3, labels);
    const text = await meter.text();
    expect(text).toContain('lucka_provider_call_seconds_bucket{le="0.25",call="open",outcome="ok"} 1\n');
    expect(text).toContain('lucka_provider_call_seconds_count{call="open",outcome="ok"} 2\n');
  });

  it('reads a gauge whenever it is fetched', async () => {
    const meter = new PrometheusMeter();
    let open = 1;
    meter.gauge('eventStreams', () => open);
    expect(await meter.text()).toContain('lucka_event_streams 1\n');
    open = 5;
    expect(await meter.text()).toContain('lucka_event_streams 5\n');
  });
});
