import type {
  FastifyBaseLogger,
  FastifyInstance,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { CallDocument } from '@api/http/call-document';
import type { CallGate } from '@api/http/call-gate';

/** The Fastify instance that slices add routes to, with zod schemas. */
export type ApiServer = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  ZodTypeProvider
>;

declare module 'fastify' {
  interface FastifyRequest {
    /** The cause of an error answer, logged with it. */
    failure?: unknown;
    /** Whether all callers get this answer until something else is published, so that it is prepared. */
    isSameForAll?: boolean;
  }
  interface FastifyContextConfig {
    /** The same for all callers: sent with an ETag, compressed and cacheable. */
    readonly isPublic?: boolean;
    /** The rate limit of this call; `readPublic` by default. */
    readonly rateLimit?: string;
    /** Also counts 503 answers, since the call has already used another service. */
    readonly countsUnavailable?: boolean;
    /** Admits as many of these calls as can be answered soon and refuses others before reading their body. */
    readonly gate?: CallGate;
    /** The route reads and checks a body that is not JSON of the contract. */
    readonly acceptsAnyBody?: boolean;
    /** Sent by a program with a signature, so no browser can be made to send it. */
    readonly isSigned?: boolean;
    /** Describes the call in the API document, beyond its schemas. */
    readonly document?: CallDocument;
  }
}
