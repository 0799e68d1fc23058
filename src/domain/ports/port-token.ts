declare const port: unique symbol;

/** The token of a port in the wiring, with its type. */
export type PortToken<Port> = symbol & { readonly [port]?: Port };

export const portToken = <Port>(name: string): PortToken<Port> => Symbol(name);
