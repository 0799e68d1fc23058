import { makeAutoObservable } from 'mobx';

import type { NewStaffAccount } from '@/domain/ports/staff-register';
import type { ShopId } from '@/domain/shop/shop';
import { STAFF_ROLES, type StaffRole } from '@/domain/staff/permissions';

const NEW_ROLE: StaffRole = 'kitchen';

/** The fields of a new account or token. */
export class EntryFormModel {
  name = '';
  email = '';
  password = '';
  role: StaffRole = NEW_ROLE;
  shops: readonly ShopId[] = [];

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** An admin has all shops. */
  get hasShops(): boolean {
    return this.role !== 'admin';
  }

  get isComplete(): boolean {
    return this.name.trim() !== '' && (!this.hasShops || this.shops.length > 0);
  }

  get value(): NewStaffAccount {
    const { email, password, role } = this;
    const shops = this.hasShops ? [...this.shops] : [];
    return { name: this.name.trim(), email: email.trim(), password, role, shops };
  }

  set(field: 'name' | 'email' | 'password', text: string): void {
    this[field] = text;
  }

  setRole(role: string): void {
    this.role = STAFF_ROLES.find((known) => known === role) ?? NEW_ROLE;
  }

  toggleShop(shop: ShopId): void {
    this.shops = this.shops.includes(shop)
      ? this.shops.filter((each) => each !== shop)
      : [...this.shops, shop];
  }

  clear(): void {
    Object.assign(this, { name: '', email: '', password: '', role: NEW_ROLE, shops: [] });
  }
}
