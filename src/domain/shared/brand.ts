declare const brand: unique symbol;

/** A value that only its own constructor can create, so that a shop id cannot be used as a menu code. */
export type Brand<Value, Name extends string> = Value & { readonly [brand]: Name };
