import type { Imprint } from '@/domain/ports/imprint';

export class MemoryImprint implements Imprint {
  readonly #email: string | undefined;

  constructor(email?: string) {
    this.#email = email;
  }

  contactEmail(): string | undefined {
    return this.#email;
  }
}
