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
  /** The services that are being created; each needs the next. */
  private readonly creating = new Set<Token>();

  get<Wanted extends Token>(token: Wanted): ServiceOf<Wanted> {
    if (!this.container.isBound(token)) this.bindClass(token, this.declaring(token));
    // oxlint-disable-next-line typescript/consistent-type-assertions -- `bind` takes nothing else for this token
    return this.container.get<unknown>(token) as ServiceOf<Wanted>;
  }

  /** Binds a token to the result of `create`, which may request other services. */
  bind<Wanted extends Token>(token: Wanted, create: () => ServiceOf<Wanted>): void {
    const binding = this.container.bind<unknown>(token);
    binding.toDynamicValue(() => this.create(token, create)).inSingletonScope();
  }

  /** Binds a port to a class. */
  bindClass<Wanted extends Token>(token: Wanted, Class: Declaring<ServiceOf<Wanted>>): void {
    const { needs = {} } = Class;
    // oxlint-disable-next-line typescript/consistent-type-assertions -- the parameter is `Deps` of the class itself
    this.bind(token, () => new Class(resolveDeps(this, { needs }) as never));
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

  private declaring<Wanted extends Token>(token: Wanted): Declaring<ServiceOf<Wanted>> & Wanted {
    if (!isDeclaring(token)) throw this.errorAt(token, 'not bound');
    return token;
  }

  /** `Checkout needs Total needs Clock: not bound`. */
  private errorAt(token: Token, problem: string): Error {
    return new Error(`${[...this.creating, token].map(nameOf).join(' needs ')}: ${problem}`);
  }
}

/** Without `needs` only a class without parameters can be created. */
const isDeclaring = <Wanted extends Token>(token: Wanted): token is Declaring<ServiceOf<Wanted>> & Wanted =>
  typeof token === 'function' && ('needs' in token || token.length === 0);

const nameOf = (token: Token): string => (typeof token === 'symbol' ? (token.description ?? '') : token.name);
