import type { PortToken } from '@/domain/ports/port-token';

/** A dependency is declared and bound by a port's token or by the class itself. */
export type Token = PortToken<unknown> | (abstract new (...deps: never[]) => unknown);

export type Needs = Readonly<Record<string, Token>>;

export type ServiceOf<Wanted extends Token> = Wanted extends abstract new (...deps: never[]) => infer Service
  ? Service
  : Wanted extends PortToken<infer Service>
    ? Service
    : never;

/** The dependencies that a class declares in `static readonly needs`, under the same names. */
export type Deps<Class extends { readonly needs: Needs }> = {
  readonly [Name in keyof Class['needs']]: ServiceOf<Class['needs'][Name]>;
};
