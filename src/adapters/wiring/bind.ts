import type { Bind, Newable, ServiceIdentifier } from 'inversify';

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
  // oxlint-disable-next-line typescript/consistent-type-assertions -- a mapped tuple is typed as a list
  bindSingleton(bind, token, [...tokens], (values) => make(...(values as Values)));
}

function bindDeclaring(bind: Bind, token: symbol | Declaring<unknown>, Class: Declaring<unknown>): void {
  const needs = Class.needs ?? {};
  const names = Object.keys(needs);
  bindSingleton(bind, token, Object.values(needs), (values) => {
    const deps: Record<string, unknown> = {};
    for (const [index, name] of names.entries()) deps[name] = values[index];
    // oxlint-disable-next-line typescript/consistent-type-assertions -- names and values are those of `needs`, which a record cannot tell the compiler
    return new Class(deps as never);
  });
}

/**
 * Resolves the tokens one by one when the service is first requested. A list of resolved values would be planned as a
 * whole, again for each container, which takes longer than to create the services.
 */
function bindSingleton(
  bind: Bind,
  token: ServiceIdentifier,
  tokens: readonly ServiceIdentifier[],
  make: (values: readonly unknown[]) => unknown,
): void {
  let isResolving = false;
  bind(token)
    .toDynamicValue((context) => {
      if (isResolving) throw new Error(`${nameOf(token)}: circular dependency`);
      isResolving = true;
      const values: unknown[] = [];
      try {
        for (const each of tokens) values.push(context.get(each));
      } catch (error) {
        throw new Error(`${nameOf(token)} needs ${error instanceof Error ? error.message : String(error)}`, {
          cause: error,
        });
      } finally {
        isResolving = false;
      }
      return make(values);
    })
    .inSingletonScope();
}

const nameOf = (token: ServiceIdentifier): string =>
  typeof token === 'function' ? token.name : String(token);
