import type { StoredMenu } from '@/domain/ports/stored-value';

/** The menus as they were last drawn, so that an unchanged one keeps the addresses of its pictures (AMB-65). */
export class SeenMenus {
  readonly #menus = new Map<string, StoredMenu>();

  of(shopId: number, language: string): StoredMenu | undefined {
    return this.#menus.get(`${shopId} ${language}`);
  }

  add(seen: StoredMenu): void {
    this.#menus.set(`${seen.menu.shopId} ${seen.language}`, seen);
  }
}
