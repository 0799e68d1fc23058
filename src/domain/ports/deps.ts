import type { PortToken } from '@/domain/ports/port-token';

/** A dependency is declared by a port's token or by the class itself. */
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

/** Provides the one instance of each service of a program. */
export interface Services {
  get<Wanted extends Token>(token: Wanted): ServiceOf<Wanted>;
}

/** The dependencies of a class, from the services of a program. */
export function resolveDeps<Class extends { readonly needs: Needs }>(
  services: Services,
  { needs }: Class,
): Deps<Class> {
  const deps: Record<string, unknown> = {};
  for (const [name, token] of Object.entries(needs)) deps[name] = services.get(token);
  // oxlint-disable-next-line typescript/consistent-type-assertions -- a record loses the names and types of `needs`
  return deps as Deps<Class>;
}
