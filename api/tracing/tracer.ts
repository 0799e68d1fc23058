/** What a span says beside its name. No value that a visitor gave, no address: only what the program itself names. */
export type Notes = Readonly<Record<string, string | number>>;

export interface Step {
  readonly name: string;
  /** `call`: something outside this process answers. */
  readonly kind: 'call' | 'work';
  readonly notes?: Notes;
}

export interface TracedRequest {
  readonly method: string;
  /** Those of a trusted front, whose trace this request continues. */
  readonly headers?: Readonly<Record<string, string | readonly string[] | undefined>> | undefined;
  /** Whether this process makes the request of itself, as part of the span under way. */
  readonly isOwn: boolean;
}

export interface RequestSpan {
  /** Runs work as part of the request. */
  run<Outcome>(work: () => Outcome): Outcome;
  /** May be called twice. */
  end(answer: {
    readonly route: string | undefined;
    readonly status: number;
    readonly requestId: string;
  }): void;
}

/** Records where the time of a request goes. */
export interface Tracer {
  /** Whether a span is under way that a step can be part of. */
  readonly isTracing: boolean;
  /**
   * Runs work in a span: part of the one under way, else the first of a trace. A rejection marks it as failed; of the
   * error only its name is recorded, since its message may quote a visitor.
   */
  trace<Outcome>(
    step: Step,
    work: () => Promise<Outcome>,
    noteOutcome?: (outcome: Outcome) => Notes,
  ): Promise<Outcome>;
  request(request: TracedRequest): RequestSpan;
  /** The headers by which another program of the operator continues the trace. Source: W3C Trace Context. */
  headers(): Readonly<Record<string, string>>;
  /** Sends what is recorded, if that takes no longer than two seconds. */
  close(): Promise<void>;
}

/** Records nothing. */
export const silentTracer: Tracer = {
  isTracing: false,
  trace: (_step, work) => work(),
  request: () => ({ run: (work) => work(), end: () => undefined }),
  headers: () => ({}),
  close: () => Promise.resolve(),
};
