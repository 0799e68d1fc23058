import type { Bind, MapToResolvedValueInjectOptions, Newable } from 'inversify';

import type { PortToken } from '@/domain/ports/port-token';

/** A port's token or a class: what a part can be asked for by. */
type Token<Part> = PortToken<Part> | Newable<Part>;

/** The tokens of the parts, in the order in which they are taken. */
type TokensOf<Parts extends unknown[]> = {
  [Index in keyof Parts]: Token<Parts[Index]>;
} & MapToResolvedValueInjectOptions<Parts>;

/** Binds a class under its own name: one for the whole program, made of the parts that the tokens name. */
export function bindSingle<Service, Parts extends unknown[]>(
  bind: Bind,
  Class: new (...parts: Parts) => Service,
  tokens: TokensOf<Parts>,
): void {
  bindSingleTo(bind, Class, (...parts: Parts) => new Class(...parts), tokens);
}

/** Binds a port's token to the adapter that stands behind it. */
export function bindPort<Port, Parts extends unknown[]>(
  bind: Bind,
  token: PortToken<Port>,
  Adapter: new (...parts: Parts) => Port,
  tokens: TokensOf<Parts>,
): void {
  bindSingleTo(bind, token, (...parts: Parts) => new Adapter(...parts), tokens);
}

/** Binds what stands behind a token: one for the whole program. */
export function bindSingleTo<Service, Parts extends unknown[]>(
  bind: Bind,
  token: Token<Service>,
  make: (...parts: Parts) => Service,
  tokens: TokensOf<Parts>,
): void {
  bind<Service>(token).toResolvedValue(make, tokens).inSingletonScope();
}
