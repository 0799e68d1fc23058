import type { DirectTransport } from '@/adapters/http/direct-adapter';
import type { Clock } from '@/domain/ports/clock';

/** The lifetime of a process or page. */
export interface Lifetime {
  isOver: boolean;
}

/**
 * A service that outlives the process that uses it: a call is completed even if the process is killed meanwhile, but
 * an ended process receives no answer and makes no call.
 */
export function killable<Service extends object>(service: Service, lifetime: Lifetime): Service {
  const methods = new Map<string | symbol, unknown>();
  return new Proxy(service, {
    get(target, name) {
      const known = methods.get(name);
      if (known !== undefined) return known;
      const member: unknown = Reflect.get(target, name, target);
      if (typeof member !== 'function') return member;
      const method = (...values: unknown[]): unknown => {
        if (lifetime.isOver) return never();
        const answer: unknown = Reflect.apply(member, target, values);
        return answer instanceof Promise
          ? answer.then((value: unknown) => (lifetime.isOver ? never() : value))
          : answer;
      };
      methods.set(name, method);
      return method;
    },
  });
}

/** The same services, each killable. */
export function eachKillable<Services extends { readonly [Name in keyof Services]: object }>(
  services: Services,
  lifetime: Lifetime,
): Services {
  const wrapped = { ...services };
  for (const name in services) wrapped[name] = killable(services[name], lifetime);
  return wrapped;
}

export const never = (): Promise<never> => new Promise(() => undefined);

/** Timers of an ended process never fire. */
export const killableClock = (clock: Clock, lifetime: Lifetime): Clock => ({
  get isSure() {
    return clock.isSure;
  },
  now: () => clock.now(),
  after: (ms, work) => clock.after(ms, () => void (lifetime.isOver || work())),
  every: (ms, work) => {
    const stop = clock.every(ms, () => (lifetime.isOver ? stop() : work()));
    return stop;
  },
});

/** Answers after the end are never delivered. */
export const killableTransport =
  (go: DirectTransport, lifetime: Lifetime): DirectTransport =>
  async (call) => {
    const answer = await (lifetime.isOver ? never() : go(call));
    return lifetime.isOver ? never() : answer;
  };
