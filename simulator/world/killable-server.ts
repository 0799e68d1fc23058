import type { DirectTransport } from '@/adapters/http/direct-adapter';
import type { Clock } from '@/domain/ports/clock';

/** The lifetime of a process or page. */
export interface Life {
  isOver: boolean;
}

/**
 * A service that outlives the process that uses it: a call is completed even if the process dies meanwhile, but a dead
 * process receives no answer and makes no call.
 */
export function mortal<Part extends object>(part: Part, life: Life): Part {
  const methods = new Map<string | symbol, unknown>();
  return new Proxy(part, {
    get(target, name) {
      const known = methods.get(name);
      if (known !== undefined) return known;
      const member: unknown = Reflect.get(target, name, target);
      if (typeof member !== 'function') return member;
      const method = (...values: unknown[]): unknown => {
        if (life.isOver) return never();
        const answer: unknown = Reflect.apply(member, target, values);
        return answer instanceof Promise
          ? answer.then((value: unknown) => (life.isOver ? never() : value))
          : answer;
      };
      methods.set(name, method);
      return method;
    },
  });
}

export const never = (): Promise<never> => new Promise(() => undefined);

/** Timers of an ended process never fire. */
export const mortalClock = (clock: Clock, life: Life): Clock => ({
  get isSure() {
    return clock.isSure;
  },
  now: () => clock.now(),
  after: (ms, work) => clock.after(ms, () => void (life.isOver || work())),
  every: (ms, work) => {
    const stop = clock.every(ms, () => (life.isOver ? stop() : work()));
    return stop;
  },
});

/** Answers after the end are never delivered. */
export const mortalWay =
  (go: DirectTransport, life: Life): DirectTransport =>
  async (call) => {
    const answer = await (life.isOver ? never() : go(call));
    return life.isOver ? never() : answer;
  };
