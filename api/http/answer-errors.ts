import type { FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { DatabaseUnavailable } from '@api/database/database-unavailable';
import type { ApiServer } from '@api/http/api-server';
import { sendProblem, type Problem } from '@api/http/problem';
import {
  BAD_REQUEST,
  BODY_TOO_LARGE,
  invalidParameter,
  missingParameter,
  NOT_JSON,
  SERVER_ERROR,
  UNKNOWN_PATH,
  unavailable,
} from '@api/http/problems';

const DATABASE_RETRY_SECONDS = 2;

/** Contract fields with another name in the catalogue of parameters. Source: decisions, Problems. */
const PARAMETER_OF_FIELD: Readonly<Record<string, string>> = {
  phoneNumber: 'phone',
  spotId: 'spot',
  choices: 'choice',
};

/** Answers every error as a problem without internal details. */
export function answerErrors(app: ApiServer): void {
  app.decorateRequest('failure');
  app.setErrorHandler((error, request, reply) => {
    const problem = problemOfError(error, request);
    if (problem.status >= 500) request.failure = error;
    return sendProblem(reply, problem);
  });
}

/** The answer for an unknown route, after the client's files. */
export const answerUnknownPath = (_request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  sendProblem(reply, UNKNOWN_PATH);

function problemOfError(error: unknown, request: FastifyRequest): Problem {
  if (error instanceof DatabaseUnavailable) return unavailable(DATABASE_RETRY_SECONDS);
  if (hasZodFastifySchemaValidationErrors(error)) {
    return problemOfField(error.validation[0]?.instancePath ?? '', error.validationContext, request);
  }
  return problemOfStatus(statusOf(error));
}

function problemOfStatus(status: number): Problem {
  if (status === 413) return BODY_TOO_LARGE;
  if (status === 415) return NOT_JSON;
  if (status === 503) return unavailable(DATABASE_RETRY_SECONDS);
  return status >= 400 && status < 500 ? BAD_REQUEST : SERVER_ERROR;
}

/** `instancePath` is like `/items/0/quantity`; the last name in it identifies the field. */
function problemOfField(instancePath: string, part: string | undefined, request: FastifyRequest): Problem {
  const path = instancePath.split('/').filter((step) => step !== '');
  const name = path.findLast((step) => !/^\d+$/.test(step));
  if (part !== 'body' || name === undefined) return BAD_REQUEST;
  const parameter = path.includes('choices') ? 'choice' : (PARAMETER_OF_FIELD[name] ?? name);
  return isMissing(request.body, path) ? missingParameter(parameter) : invalidParameter(parameter);
}

function isMissing(body: unknown, path: readonly string[]): boolean {
  let value = body;
  for (const step of path) {
    if (typeof value !== 'object' || value === null) return false;
    value = new Map<string, unknown>(Object.entries(value)).get(step);
  }
  return value === undefined;
}

function statusOf(error: unknown): number {
  if (typeof error !== 'object' || error === null || !('statusCode' in error)) return 500;
  return typeof error.statusCode === 'number' ? error.statusCode : 500;
}
