declare const brand: unique symbol;

/** A value that only its own constructor can make, so that a shop id is never taken for a menu code. */
export type Brand<Value, Name extends string> = Value & { readonly [brand]: Name };
