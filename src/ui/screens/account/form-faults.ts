import { makeAutoObservable, observableRef } from 'mobx';

import { type AccountField, accountFieldOf } from '@/domain/notice/account-field';
import type { Notice } from '@/domain/notice/notice';
import { noticeForAccountCode } from '@/domain/notice/notice-for-account-code';

interface Fault {
  readonly field: AccountField;
  readonly code: string;
  /** What stood in the field when it was found wrong. */
  readonly value: unknown;
}

/** What is wrong with a form, each beside its field until that one is changed. Source: spec §8; ERR-11, ERR-13. */
export class FormErrors {
  /** Counts the times that something was wrong, for the focus to go there. */
  refusals = 0;
  private faults: readonly Fault[] = [];
  private readonly valueOf: (field: AccountField) => unknown;

  constructor(valueOf: (field: AccountField) => unknown) {
    this.valueOf = valueOf;
    makeAutoObservable<this, 'faults' | 'valueOf'>(this, {
      faults: observableRef,
      valueOf: false,
      codesOf: false,
      noticesOf: false,
      isIn: false,
    });
  }

  refuse(codes: readonly string[]): void {
    this.faults = codes.map((code) => {
      const field = accountFieldOf(code);
      return { field, code, value: this.valueOf(field) };
    });
    this.refusals += 1;
  }

  clear(): void {
    this.faults = [];
  }

  isIn(field: AccountField): boolean {
    return this.codesOf(field).length > 0;
  }

  noticesOf(field: AccountField): readonly Notice[] {
    return this.codesOf(field).map(noticeForAccountCode);
  }

  codesOf(field: AccountField): readonly string[] {
    const value = this.valueOf(field);
    return this.faults.flatMap((fault) =>
      fault.field === field && fault.value === value ? [fault.code] : [],
    );
  }
}
