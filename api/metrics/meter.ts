/** What the API counts. Names and labels follow the conventions of Prometheus. */
export const COUNTERS = {
  orders: {
    name: 'lucka_orders_total',
    help: 'Requests to place an order, by outcome: placed, repeated, or the code of the refusal',
    labels: ['outcome'],
  },
  orderSteps: {
    name: 'lucka_order_steps_total',
    help: 'Changes of the status of an order that this process made, by new status',
    labels: ['status'],
  },
  payments: {
    name: 'lucka_payments_total',
    help: 'Payments that this process began or ended, by status',
    labels: ['status'],
  },
  unacceptedOrders: {
    name: 'lucka_unaccepted_orders_total',
    help: 'Paid orders that no kitchen began in time, so that they were taken back',
    labels: [],
  },
  providerSuspensions: {
    name: 'lucka_provider_suspensions_total',
    help: 'How often the circuit breaker of the payment provider opened',
    labels: [],
  },
  moneyAlarms: {
    name: 'lucka_money_alarms_total',
    help: 'Money that is not where guest or books expect it, by kind: refundFailed, capturedOutside',
    labels: ['kind'],
  },
  reconcilerRounds: {
    name: 'lucka_reconciler_rounds_total',
    help: 'Rounds of the reconciler, by outcome: ok, failed',
    labels: ['outcome'],
  },
} as const satisfies Readonly<Record<string, Metric>>;

/** Google's limits of good and poor are among them: 0.2 and 0.5, 0.8 and 1.8, 2.5 and 4. */
const PAGE_SECONDS = [0.05, 0.1, 0.2, 0.3, 0.5, 0.8, 1.2, 1.8, 2.5, 4, 6, 10];

/** Durations, in seconds; the shift of the layout is a score. */
export const HISTOGRAMS = {
  answers: {
    name: 'lucka_http_answer_seconds',
    help: 'Time from the parsed head of a request to the written answer',
    labels: ['method', 'route', 'status'],
  },
  providerCalls: {
    name: 'lucka_provider_call_seconds',
    help: 'Calls of the payment provider, by call and outcome: ok, refused, later, unreachable',
    labels: ['call', 'outcome'],
  },
  largestPaint: {
    name: 'lucka_web_vitals_lcp_seconds',
    help: 'Largest contentful paint in browsers of visitors who consented, by the route that was opened',
    labels: ['route'],
    buckets: PAGE_SECONDS,
  },
  interaction: {
    name: 'lucka_web_vitals_inp_seconds',
    help: 'Interaction to next paint, likewise',
    labels: ['route'],
    buckets: PAGE_SECONDS,
  },
  firstByte: {
    name: 'lucka_web_vitals_ttfb_seconds',
    help: 'Time to the first byte of the page, likewise',
    labels: ['route'],
    buckets: PAGE_SECONDS,
  },
  layoutShift: {
    name: 'lucka_web_vitals_cls',
    help: 'Cumulative layout shift, likewise: good up to 0.1, poor above 0.25',
    labels: ['route'],
    buckets: [0, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1],
  },
} as const satisfies Readonly<Record<string, Metric>>;

/** States, read when the metrics are fetched. */
export const GAUGES = {
  providerSuspended: {
    name: 'lucka_provider_suspended',
    help: 'Whether the circuit breaker of the payment provider is open: 0 or 1',
    labels: [],
  },
  reconcilerTasks: {
    name: 'lucka_reconciler_tasks',
    help: 'Payments, orders and notifications that the last round of the reconciler found',
    labels: [],
  },
  orderQueue: {
    name: 'lucka_order_queue',
    help: 'Orders in the admission gate, by state: running, waiting',
    labels: ['state'],
  },
  eventStreams: {
    name: 'lucka_event_streams',
    help: 'Open streams of order events',
    labels: [],
  },
  boardStreams: {
    name: 'lucka_board_streams',
    help: 'Open streams of boards of the staff',
    labels: [],
  },
  databaseConnections: {
    name: 'lucka_database_connections',
    help: 'Connections in use and requests that wait for one, by pool',
    labels: ['pool', 'state'],
  },
} as const satisfies Readonly<Record<string, Metric>>;

export interface Metric {
  readonly name: string;
  readonly help: string;
  readonly labels: readonly string[];
  /** The upper limits of a histogram's buckets, where the usual ones do not fit. */
  readonly buckets?: readonly number[];
}

export type Labels = Readonly<Record<string, string>>;

/** Receives measurements. */
export interface Meter {
  count(metric: keyof typeof COUNTERS, labels?: Labels): void;
  observe(metric: keyof typeof HISTOGRAMS, value: number, labels?: Labels): void;
  /** `read` is called whenever the metrics are fetched; a later reader of the same labels replaces it. */
  gauge(metric: keyof typeof GAUGES, read: () => number, labels?: Labels): void;
}

/** Measures nothing. */
export const silentMeter: Meter = {
  count: () => undefined,
  observe: () => undefined,
  gauge: () => undefined,
};
