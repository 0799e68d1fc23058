import { makeAutoObservable, observableRef } from 'mobx';

import { type AccountField, accountFieldOf } from '@/domain/notice/account-field';
import type { Notice } from '@/domain/notice/notice';
import { noticeForAccountCode } from '@/domain/notice/notice-for-account-code';

interface FieldError {
  readonly field: AccountField;
  readonly code: string;
  /** The value of the field when the error was found. */
  readonly value: unknown;
}

/** The errors of a form, each shown until its field changes. Source: spec §8; ERR-11, ERR-13. */
export class FormErrors {
  /** Counts failed validations, so that the focus can follow. */
  refusals = 0;
  private errors: readonly FieldError[] = [];
  private readonly valueOf: (field: AccountField) => unknown;

  constructor(valueOf: (field: AccountField) => unknown) {
    this.valueOf = valueOf;
    makeAutoObservable<this, 'errors' | 'valueOf'>(this, {
      errors: observableRef,
      valueOf: false,
      codesOf: false,
      noticesOf: false,
      isIn: false,
    });
  }

  refuse(codes: readonly string[]): void {
    this.errors = codes.map((code) => {
      const field = accountFieldOf(code);
      return { field, code, value: this.valueOf(field) };
    });
    this.refusals += 1;
  }

  clear(): void {
    this.errors = [];
  }

  isIn(field: AccountField): boolean {
    return this.codesOf(field).length > 0;
  }

  noticesOf(field: AccountField): readonly Notice[] {
    return this.codesOf(field).map(noticeForAccountCode);
  }

  codesOf(field: AccountField): readonly string[] {
    const value = this.valueOf(field);
    return this.errors.flatMap((error) =>
      error.field === field && error.value === value ? [error.code] : [],
    );
  }
}
