import { problemDto } from '@/adapters/contract/problem';
import { readJson } from '@/adapters/contract/read-json';
import type { Reader } from '@/adapters/contract/tolerant';
import type { Exchange } from '@cli/check-api/api-under-test';

export type Verdict = 'fits' | 'missing' | 'wrong';

export interface Finding {
  readonly verdict: Verdict;
  readonly what: string;
  /** The requirement, as in docs/spec. */
  readonly source: string;
  /** What is missing or wrong. */
  readonly reason: string;
  readonly exchange: Exchange | undefined;
}

/** What is checked. The storefront does without what is optional: if that is absent, it counts as missing. */
export interface Subject {
  readonly what: string;
  readonly source: string;
  readonly isOptional?: boolean;
}

const MAX_NAMED_PARTS = 5;

/** Collects what fits, what is missing and what is wrong. */
export class Findings {
  readonly all: Finding[] = [];

  /** Adds that something fits, or why it does not. */
  record(subject: Subject, exchange: Exchange | undefined, reason: string | undefined): boolean {
    const { what, source } = subject;
    const verdict = reason === undefined ? 'fits' : subject.isOptional === true ? 'missing' : 'wrong';
    this.all.push({ verdict, what, source, reason: reason ?? '', exchange });
    return reason === undefined;
  }

  /** The value of a 2xx answer, or undefined. A part that the storefront would leave out is wrong. */
  value<Value>(subject: Subject, exchange: Exchange, read: Reader<Value>): Value | undefined {
    const omitted: string[] = [];
    const absence = absenceOf(exchange);
    if (absence !== undefined) {
      this.record(
        { ...subject, isOptional: subject.isOptional === true && exchange.status === 404 },
        exchange,
        absence,
      );
      return undefined;
    }
    const json = readJson(exchange.text);
    const required = { ...subject, isOptional: false };
    if (!json.ok) {
      this.record(required, exchange, 'is no JSON');
      return undefined;
    }
    const value = read(json.value, (path) => omitted.push(path));
    if (!value.ok) {
      this.record(required, exchange, `${value.error || 'the answer'} has not the form of the contract`);
      return undefined;
    }
    const named = omitted.slice(0, MAX_NAMED_PARTS).join(', ');
    const more = omitted.length > MAX_NAMED_PARTS ? ` and ${omitted.length - MAX_NAMED_PARTS} more` : '';
    const reason = omitted.length === 0 ? undefined : `the storefront leaves out ${named}${more}`;
    this.record(required, exchange, reason);
    return value.value;
  }

  /** Whether the call was refused with one of the statuses and, where it is given, the code. */
  refusal(subject: Subject, exchange: Exchange, statuses: readonly number[], code?: string): boolean {
    const { status } = exchange;
    if (status === undefined) return this.record(subject, exchange, `there is no answer: ${exchange.text}`);
    if (!statuses.includes(status)) {
      return this.record(subject, exchange, `the status is ${status}, not ${statuses.join(' or ')}`);
    }
    const found = codeOf(exchange);
    const isWrong = code !== undefined && found !== code;
    return this.record(
      subject,
      exchange,
      isWrong ? `the code is ${found ?? 'missing'}, not ${code}` : undefined,
    );
  }
}

function absenceOf({ status, text }: Exchange): string | undefined {
  if (status === undefined) return `there is no answer: ${text}`;
  return status >= 200 && status < 300 ? undefined : `the status is ${status}`;
}

function codeOf({ text }: Exchange): string | undefined {
  const json = readJson(text);
  const problem = problemDto.safeParse(json.ok ? json.value : undefined);
  return problem.success ? (problem.data.code ?? undefined) : undefined;
}
