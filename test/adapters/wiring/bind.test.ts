import 'reflect-metadata';
import { Container } from 'inversify';
import { describe, expect, it } from 'vitest';

import { bindClasses, bindFactory } from '@/adapters/wiring/bind';
import { Clock } from '@/domain/ports/clock';

class Total {
  static readonly needs = { clock: Clock };
}

class Checkout {
  static readonly needs = { total: Total };
  readonly deps: object;

  constructor(deps: object) {
    this.deps = deps;
  }
}

class First {
  static readonly needs: { readonly second: typeof Second | typeof Total } = { second: Total };
}

class Second {
  static readonly needs = { first: First };
}

function messageOf(work: () => unknown): string {
  try {
    work();
  } catch (error) {
    return String(error);
  }
  return 'no error';
}

describe('bindClasses', () => {
  it('creates one instance with the services that the class needs', () => {
    const container = new Container();
    bindClasses(container.bind.bind(container), [Checkout, Total]);
    bindFactory(container.bind.bind(container), Clock, () => ({ now: () => 0 }) as never, []);
    const checkout = container.get(Checkout);
    expect(checkout.deps).toEqual({ total: container.get(Total) });
    expect(container.get(Checkout)).toBe(checkout);
  });

  it('names a missing service and the classes that need it', () => {
    const container = new Container();
    bindClasses(container.bind.bind(container), [Checkout, Total]);
    const message = messageOf(() => container.get(Checkout));
    for (const name of ['Checkout', 'Total', 'Clock']) expect(message).toContain(name);
  });

  it('names the classes of a circle', () => {
    const container = new Container();
    Object.assign(First.needs, { second: Second });
    bindClasses(container.bind.bind(container), [First, Second]);
    const message = messageOf(() => container.get(First));
    expect(message).toMatch(/circular/i);
    for (const name of ['First', 'Second']) expect(message).toContain(name);
  });

  it('names the same circle again on the next attempt', () => {
    const container = new Container();
    Object.assign(First.needs, { second: Second });
    bindClasses(container.bind.bind(container), [First, Second]);
    const first = messageOf(() => container.get(First));
    expect(messageOf(() => container.get(First))).toBe(first);
  });
});
