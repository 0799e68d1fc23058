import type { Bind, Newable } from 'inversify';

import type { Needs } from '@/domain/ports/deps';
import type { PortToken } from '@/domain/ports/port-token';

type Token<Service> = PortToken<Service> | Newable<Service>;

type TokensOf<Values extends unknown[]> = { [Index in keyof Values]: Token<Values[Index]> };

/** A class that declares its dependencies in `needs`, or has none. */
type Declaring<Service> = (new (deps: never) => Service) & { readonly needs?: Needs };

/** Binds classes as singletons of the container, created on first use. */
export function bindClasses(bind: Bind, classes: readonly Declaring<object>[]): void {
  for (const Class of classes) bindDeclaring(bind, Class, Class);
}

/** Binds a port's token to its adapter. */
export function bindPort<Port>(bind: Bind, token: PortToken<Port>, Adapter: Declaring<Port>): void {
  bindDeclaring(bind, token, Adapter);
}

/** Binds a token to the result of a function of other services. */
export function bindFactory<Service, Values extends unknown[]>(
  bind: Bind,
  token: Token<Service>,
  make: (...values: Values) => Service,
  tokens: TokensOf<Values>,
): void {
  bind<Service>(token)
    // oxlint-disable-next-line typescript/consistent-type-assertions -- a mapped tuple is typed as a list
    .toResolvedValue<unknown[]>((...values) => make(...(values as Values)), [...tokens])
    .inSingletonScope();
}

function bindDeclaring(bind: Bind, token: symbol | Declaring<unknown>, Class: Declaring<unknown>): void {
  const names = Object.keys(Class.needs ?? {});
  const make = (...values: readonly unknown[]): unknown => {
    // oxlint-disable-next-line typescript/consistent-type-assertions -- names and values are those of `needs`, which `Object.fromEntries` cannot tell the compiler
    return new Class(Object.fromEntries(names.map((name, index) => [name, values[index]])) as never);
  };
  bind(token)
    .toResolvedValue(make, Object.values(Class.needs ?? {}))
    .inSingletonScope();
}
