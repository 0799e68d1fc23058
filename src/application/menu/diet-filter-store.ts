import { makeAutoObservable, observableRef } from 'mobx';
import { type DietFilter, NO_DIET_FILTER } from '@/domain/menu/diets';

/** The visitor's diet filter, for every shop. Source: PAIN-54. */
export class DietFilterStore {
  filter: DietFilter = NO_DIET_FILTER;

  constructor() {
    makeAutoObservable(this, { filter: observableRef });
  }

  setFilter(filter: DietFilter): void {
    this.filter = filter;
  }

  toggleDiet(diet: string): void {
    this.filter = { ...this.filter, diets: toggled(this.filter.diets, diet) };
  }

  toggleAllergen(allergen: string): void {
    this.filter = { ...this.filter, withoutAllergens: toggled(this.filter.withoutAllergens, allergen) };
  }

  clear(): void {
    this.filter = NO_DIET_FILTER;
  }
}

const toggled = (names: readonly string[], name: string): readonly string[] =>
  names.includes(name) ? names.filter((each) => each !== name) : [...names, name];
