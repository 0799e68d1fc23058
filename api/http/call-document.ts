import type { ZodMiniType } from 'zod/mini';

/** Who may make a call; each kind has its security scheme in the document. */
export type CallAccess = 'everybody' | 'member' | 'orderHolder' | 'operator' | 'paymentProvider';

/** An answer that the schemas of the route do not describe: without a body, or other than plain JSON. */
export interface DocumentedAnswer {
  readonly description: string;
  /** Undefined for an answer without a body. */
  readonly contentType?: string;
  /** Of JSON; text and pictures have none. */
  readonly schema?: ZodMiniType;
  readonly headers?: readonly string[];
}

export interface DocumentedParameter {
  readonly in: 'header' | 'cookie';
  readonly name: string;
  readonly description: string;
  readonly isRequired?: boolean;
}

/**
 * What the API document says of a call beyond the schemas that it is checked with. What every call may answer (a broken
 * request, another site, too many, no database) is added to it. Source: DEC-72.
 */
export interface CallDocument {
  readonly summary: string;
  readonly access?: CallAccess;
  /** Whether the call is also for members, whose session changes the answer. */
  readonly knowsMembers?: boolean;
  readonly parameters?: readonly DocumentedParameter[];
  readonly answers?: Readonly<Record<number, DocumentedAnswer>>;
  /** The statuses of its own refusals, each a problem. */
  readonly refusals?: readonly number[];
  /** Content types of a body that the route reads by itself. */
  readonly bodyTypes?: readonly string[];
}

export const DONE: DocumentedAnswer = { description: 'Done; there is no body' };

export const CULTURE_PARAMETER: DocumentedParameter = {
  in: 'cookie',
  name: '.AspNetCore.Culture',
  description: 'The language of the visitor: `c=sv|uic=sv`',
};

export const IDEMPOTENCY_KEY_PARAMETER: DocumentedParameter = {
  in: 'header',
  name: 'idempotency-key',
  description: 'A new one for each intent; the same one again gives the first answer',
  isRequired: true,
};

export const CUSTOMER_CODE_PARAMETER: DocumentedParameter = {
  in: 'header',
  name: 'customer-code',
  description: 'Where it is given, it has to be the right one',
};
