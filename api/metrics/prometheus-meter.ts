import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { COUNTERS, GAUGES, HISTOGRAMS, type Labels, type Meter, type Metric } from '@api/metrics/meter';

/** From an answer out of memory to the longest wait for a payment provider. */
const BUCKETS_SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

interface Reading {
  readonly labels: Labels;
  readonly read: () => number;
}

/** Collects measurements, and those of Node itself (memory, event loop, garbage collection), for Prometheus. */
export class PrometheusMeter implements Meter {
  readonly #registry = new Registry();
  readonly #counters = new Map<string, Counter>();
  readonly #histograms = new Map<string, Histogram>();
  readonly #readings = new Map<string, Map<string, Reading>>();

  constructor() {
    const registers = [this.#registry];
    collectDefaultMetrics({ register: this.#registry });
    for (const [key, { name, help, labels }] of Object.entries(COUNTERS)) {
      this.#counters.set(key, new Counter({ name, help, labelNames: labels, registers }));
    }
    for (const [key, histogram] of Object.entries<Metric>(HISTOGRAMS)) {
      const { name, help, labels, buckets = BUCKETS_SECONDS } = histogram;
      this.#histograms.set(
        key,
        new Histogram({ name, help, labelNames: labels, buckets: [...buckets], registers }),
      );
    }
    for (const [key, { name, help, labels }] of Object.entries(GAUGES)) {
      const readings = new Map<string, Reading>();
      this.#readings.set(key, readings);
      const gauge: Gauge = new Gauge({
        ...{ name, help, labelNames: labels, registers },
        collect: () => {
          for (const reading of readings.values()) gauge.set(reading.labels, reading.read());
        },
      });
    }
  }

  count(metric: keyof typeof COUNTERS, labels: Labels = {}): void {
    this.#counters.get(metric)?.inc(labels);
  }

  observe(metric: keyof typeof HISTOGRAMS, value: number, labels: Labels = {}): void {
    this.#histograms.get(metric)?.observe(labels, value);
  }

  gauge(metric: keyof typeof GAUGES, read: () => number, labels: Labels = {}): void {
    this.#readings.get(metric)?.set(JSON.stringify(labels), { labels, read });
  }

  readonly contentType = Registry.PROMETHEUS_CONTENT_TYPE;

  /** The text that Prometheus fetches. */
  text(): Promise<string> {
    return this.#registry.metrics();
  }
}
