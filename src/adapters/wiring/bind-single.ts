import type { Bind, Newable } from 'inversify';

import type { PortToken } from '@/domain/ports/port-token';

/** A port's token or a class: what a part can be asked for by. */
type Token<Part> = PortToken<Part> | Newable<Part>;

/** The tokens of the parts, in the order in which they are taken. */
type TokensOf<Parts extends unknown[]> = { [Index in keyof Parts]: Token<Parts[Index]> };

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

/**
 * Binds what stands behind a token: one for the whole program. Its parts are asked for when it is made; with
 * `toResolvedValue` the container plans the whole tree before, which takes a quarter of the time that a start takes (and
 * names a circle among them, where this only overflows).
 */
export function bindSingleTo<Service, Parts extends unknown[]>(
  bind: Bind,
  token: Token<Service>,
  make: (...parts: Parts) => Service,
  tokens: TokensOf<Parts>,
): void {
  // oxlint-disable-next-line typescript/consistent-type-assertions -- a mapped tuple is typed as a list
  const made = (parts: unknown[]): Service => make(...(parts as Parts));
  bind<Service>(token)
    .toDynamicValue(({ get }) => made(tokens.map((each) => get(each))))
    .inSingletonScope();
}
