import { describe, expect, it } from 'vitest';

import { Composition } from '@/adapters/wiring/composition';
import { ManualClock } from '@test/support/memory/manual-clock';
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

class Picture {
  readonly address: string;

  constructor(address: string) {
    this.address = address;
  }
}

class First {
  static readonly needs: { readonly second: typeof Second | typeof Total } = { second: Total };
}

class Second {
  static readonly needs = { first: First };
}

describe('Composition', () => {
  it('creates a class from what it needs; neither is bound', () => {
    const composition = new Composition();
    composition.bind(Clock, () => new ManualClock());
    expect(composition.get(Checkout).deps).toEqual({ total: composition.get(Total) });
  });

  it('has one instance of each class and of each port', () => {
    const composition = new Composition();
    composition.bind(Clock, () => new ManualClock());
    expect(composition.get(Checkout)).toBe(composition.get(Checkout));
    expect(composition.get(Clock)).toBe(composition.get(Clock));
  });

  it('creates the adapter of a port from what the adapter needs', () => {
    class ShopClock extends ManualClock {
      static readonly needs = { picture: Picture };
      readonly picture: Picture;

      constructor({ picture }: { readonly picture: Picture }) {
        super();
        this.picture = picture;
      }
    }
    const composition = new Composition();
    composition.bind(Picture, () => new Picture('/clock.webp'));
    composition.bindClass(Clock, ShopClock);
    expect(composition.get(Clock)).toMatchObject({ picture: { address: '/clock.webp' } });
  });

  it('names a port that is not bound and the classes that need it', () => {
    const composition = new Composition();
    expect(() => composition.get(Checkout)).toThrow('Checkout needs Total needs Clock: not bound');
  });

  it('names a class with parameters that it does not declare', () => {
    expect(() => new Composition().get(Picture)).toThrow('Picture: not bound');
  });

  it('names the classes of a circle, at each attempt', () => {
    const composition = new Composition();
    Object.assign(First.needs, { second: Second });
    for (const _attempt of [1, 2])
      expect(() => composition.get(First)).toThrow('First needs Second needs First: circular dependency');
  });

  it('resolves a class once the port that it lacked is bound', () => {
    const composition = new Composition();
    expect(() => composition.get(Total)).toThrow();
    composition.bind(Clock, () => new ManualClock());
    expect(composition.get(Total)).toBeInstanceOf(Total);
  });
});
