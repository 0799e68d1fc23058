import 'reflect-metadata/lite';
import { Container } from 'inversify';

import { type Needs, resolveDeps, type ServiceOf, type Services, type Token } from '@/domain/ports/deps';

/** A class that declares its dependencies in `needs`, or has none. */
type Declaring<Service> = (new (deps: never) => Service) & { readonly needs?: Needs };

/**
 * The services of a program: one instance of each, created when it is first requested. Ports are bound to adapters; a
 * class that is not bound is created from its `needs`, and so are the classes that it needs.
 */
export class Composition implements Services {
  // `jitless`: otherwise the container generates functions from text, which the content security policy forbids.
  private readonly container = new Container({ jitless: true });
  /** The instances of classes that are not bound: binding one costs the container more than creating it. */
  private readonly unbound = new Map<Token, unknown>();
  /** The services that are being created; each needs the next. */
  private readonly creating = new Set<Token>();

  get<Wanted extends Token>(token: Wanted): ServiceOf<Wanted> {
    const service = this.unbound.get(token) ?? this.resolve(token);
    // oxlint-disable-next-line typescript/consistent-type-assertions -- each is what `bind` or the class itself created
    return service as ServiceOf<Wanted>;
  }

  /** Binds a token to the result of `create`, which may request other services. */
  bind<Wanted extends Token>(token: Wanted, create: () => ServiceOf<Wanted>): void {
    const binding = this.container.bind<unknown>(token);
    binding.toDynamicValue(() => this.create(token, create)).inSingletonScope();
  }

  /** Binds a port to a class. */
  bindClass<Wanted extends Token>(token: Wanted, Class: Declaring<ServiceOf<Wanted>>): void {
    this.bind(token, () => this.instantiate(Class));
  }

  private resolve(token: Token): unknown {
    if (this.container.isBound(token)) return this.container.get<unknown>(token);
    if (!isDeclaring(token)) throw this.errorAt(token, 'not bound');
    const service = this.create(token, () => this.instantiate(token));
    this.unbound.set(token, service);
    return service;
  }

  private instantiate<Service>(Class: Declaring<Service>): Service {
    const { needs = {} } = Class;
    // oxlint-disable-next-line typescript/consistent-type-assertions -- the parameter is `Deps` of the class itself
    return new Class(resolveDeps(this, { needs }) as never);
  }

  private create<Service>(token: Token, create: () => Service): Service {
    if (this.creating.has(token)) throw this.errorAt(token, 'circular dependency');
    this.creating.add(token);
    try {
      return create();
    } finally {
      this.creating.delete(token);
    }
  }

  /** `Checkout needs Total needs Clock: not bound`. */
  private errorAt(token: Token, problem: string): Error {
    return new Error(`${[...this.creating, token].map(nameOf).join(' needs ')}: ${problem}`);
  }
}

/** Without `needs` only a class without parameters can be created. */
const isDeclaring = (token: Token): token is Declaring<unknown> =>
  typeof token === 'function' && ('needs' in token || token.length === 0);

const nameOf = (token: Token): string => (typeof token === 'symbol' ? (token.description ?? '') : token.name);
