import type { Page, Route } from 'playwright-core';
import { PROBLEM_CONTENT_TYPE, type ProblemDto } from '@/adapters/contract/problem';
import type { ERROR_CODES } from '@/domain/notice/error-catalogue';

/** A refusal as the API sends it. `family` is the catalogue's name of it. */
export const problemOf = (
  family: keyof typeof ERROR_CODES,
  code: string,
  context: Partial<ProblemDto> = {},
): ProblemDto => ({
  type: `urn:lucka:${family === 'preOrder' ? 'pre-order' : family}:${code}`,
  title: 'A double says no',
  status: 409,
  code,
  ...context,
});

export const answerWith = (route: Route, problem: ProblemDto): Promise<void> =>
  route.fulfill({
    status: problem.status ?? 500,
    contentType: PROBLEM_CONTENT_TYPE,
    body: JSON.stringify(problem),
  });

/** A back end that refuses calls as configured. */
export interface RefusingDouble {
  refuse(problem: ProblemDto): void;
}

/** Stands in the place of the server for the calls of one method to the addresses that match. */
export async function refusingDouble(page: Page, address: string, method: string): Promise<RefusingDouble> {
  let problem: ProblemDto | undefined;
  await page.route(address, (route) =>
    problem === undefined || route.request().method() !== method
      ? route.fallback()
      : answerWith(route, problem),
  );
  return { refuse: (next) => void (problem = next) };
}
