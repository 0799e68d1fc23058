import { Gate } from '@/adapters/headless/gate';
import { type Clock, wait } from '@/domain/ports/clock';
import type { RemoteFailure } from '@/domain/shared/remote-failure';
import { err, type Result } from '@/domain/shared/result';

/**
 * Faults of the connection to a remote port: lost, refused, slow and held calls. Every double of a remote port has one
 * as `script` and sends each call through it.
 */
export class RemoteScript {
  /** The calls made so far, each with its name. */
  readonly calls: string[] = [];
  /** While set, every call fails like this, without reaching the server. */
  failure: RemoteFailure | undefined;

  readonly #gate = new Gate();
  readonly #next: Step[] = [];
  #latency: { readonly clock: Clock; readonly ms: number } | undefined;

  /** The next call fails like this, without reaching the server. */
  failNext(failure: RemoteFailure): void {
    this.#next.push({ failure, isDone: false });
  }

  /** The next call takes effect, but its response is lost. */
  loseNextAnswer(): void {
    this.#next.push({ failure: { kind: 'unreachable', isTimeout: true }, isDone: true });
  }

  /** The next call takes effect at once, and returns only when the returned function is called. */
  holdNext(): () => void {
    return this.#gate.holdNext();
  }

  /** Every answer takes this long from now on. */
  slowDown(clock: Clock, ms: number): void {
    this.#latency = { clock, ms };
  }

  async run<Value, Failure>(
    call: string,
    signal: AbortSignal | undefined,
    work: () => Result<Value, Failure>,
  ): Promise<Result<Value, Failure | RemoteFailure>> {
    this.calls.push(call);
    const step = this.failure === undefined ? this.#next.shift() : { failure: this.failure, isDone: false };
    const answer = step?.isDone === false ? err(step.failure) : work();
    await this.#travel(signal);
    if (signal?.aborted === true) return err({ kind: 'aborted' });
    return step === undefined ? answer : err(step.failure);
  }

  async #travel(signal: AbortSignal | undefined): Promise<void> {
    await this.#gate.pass(signal);
    if (this.#latency !== undefined) await wait(this.#latency.clock, this.#latency.ms, signal);
  }
}

interface Step {
  readonly failure: RemoteFailure;
  /** Whether the call took effect before the response was lost. */
  readonly isDone: boolean;
}
