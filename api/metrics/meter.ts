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
  reconcilerRounds: {
    name: 'lucka_reconciler_rounds_total',
    help: 'Rounds of the reconciler, by outcome: ok, failed',
    labels: ['outcome'],
  },
} as const satisfies Readonly<Record<string, Metric>>;

/** Durations, in seconds. */
export const HISTOGRAMS = {
  answers: {
    name: 'lucka_http_answer_seconds',
    help: 'Time from the parsed head of a request to the written answer',
    labels: ['method', 'route', 'status'],
  },
  providerCalls: {
    name: 'lucka_provider_call_seconds',
    help: 'Calls of the payment provider, by call and outcome: ok, refused, unreachable',
    labels: ['call', 'outcome'],
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
}

export type Labels = Readonly<Record<string, string>>;

/** Receives measurements. */
export interface Meter {
  count(metric: keyof typeof COUNTERS, labels?: Labels): void;
  observe(metric: keyof typeof HISTOGRAMS, seconds: number, labels?: Labels): void;
  /** `read` is called whenever the metrics are fetched; a later reader of the same labels replaces it. */
  gauge(metric: keyof typeof GAUGES, read: () => number, labels?: Labels): void;
}

/** Measures nothing. */
export const silentMeter: Meter = {
  count: () => undefined,
  observe: () => undefined,
  gauge: () => undefined,
};
