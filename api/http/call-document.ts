import type { ZodMiniType } from 'zod/mini';
import type { StaffAct } from '@/domain/staff/permissions';

/** Who may make a call; each kind has a security scheme in the document. */
export type CallAccess = 'everybody' | 'member' | 'orderHolder' | 'operator' | 'staff' | 'paymentProvider';

/** An answer that the route's schemas do not describe: without a body, or not plain JSON. */
export interface DocumentedAnswer {
  readonly description: string;
  /** Undefined for an answer without a body; several where the caller's `Accept` decides. */
  readonly contentType?: string | readonly string[];
  /** For JSON; text and pictures have none. */
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
 * Describes a call in the API document, beyond its validation schemas. Answers common to all calls (malformed request,
 * cross-site, rate limit, no database) are added to it. Source: DEC-72.
 */
export interface CallDocument {
  readonly summary: string;
  readonly access?: CallAccess;
  /** What a member of staff must be allowed to do; left out, every member of staff may call. */
  readonly act?: StaffAct;
  /** Whether a member's session changes the answer of a public call. */
  readonly knowsMembers?: boolean;
  readonly parameters?: readonly DocumentedParameter[];
  readonly answers?: Readonly<Record<number, DocumentedAnswer>>;
  /** The statuses of the call's own problems. */
  readonly refusals?: readonly number[];
  /** Content types of a body that the route reads itself. */
  readonly bodyTypes?: readonly string[];
}

export const DONE: DocumentedAnswer = { description: 'Done; without a body' };

export const CULTURE_PARAMETER: DocumentedParameter = {
  in: 'cookie',
  name: '.AspNetCore.Culture',
  description:
    'The language of the visitor: `c=sv|uic=sv`; without it, what `Accept-Language` and the chain share, else its first language',
};

export const IDEMPOTENCY_KEY_PARAMETER: DocumentedParameter = {
  in: 'header',
  name: 'idempotency-key',
  description: 'New for each intent; a repeated key gets the first answer',
  isRequired: true,
};

export const CUSTOMER_CODE_PARAMETER: DocumentedParameter = {
  in: 'header',
  name: 'customer-code',
  description: 'Optional; must be correct if present',
};
