/** The articles that each member, by e-mail address, has ever switched on or off as a favorite. */
export class ToggledFavorites {
  readonly #codes = new Map<string, Set<string>>();

  add(email: string | undefined, code: string): void {
    if (email === undefined) return;
    this.#codes.set(email, (this.#codes.get(email) ?? new Set()).add(code));
  }

  has(email: string | undefined, code: string): boolean {
    return email !== undefined && this.#codes.get(email)?.has(code) === true;
  }
}
