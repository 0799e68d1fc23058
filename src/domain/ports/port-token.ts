declare const port: unique symbol;

/** Names a port where parts are put together, and knows its type. */
export type PortToken<Port> = symbol & { readonly [port]?: Port };

export const portToken = <Port>(name: string): PortToken<Port> => Symbol(name);
